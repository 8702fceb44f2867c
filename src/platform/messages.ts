import type { FieldIssue } from '../../contract/fields';
import { messagesOf, type LocalizedMessage } from '../kernel/sentences';
import { en } from './en';
import { es } from './es';

export const catalogues = { en, es };

export const t = messagesOf(catalogues);

/** The message for what is wrong with a field by the contract. */
export const ruleMessage = (issue: FieldIssue): LocalizedMessage => t('brokenRule', issue);
