import type { FieldIssue } from '../../contract/fields';
import { messagesOf, type LocalizedMessage } from '../kernel/sentences';
import { en } from './en';
import { es } from './es';

export const catalogues = { en, es };

export const t = messagesOf(catalogues);

export const ruleMessage = (issue: FieldIssue): LocalizedMessage => t('brokenRule', issue);
