import type { RuleViolation } from '../../contract/rules';
import { messagesOf, type LocalizedMessage } from '../kernel/sentences';
import { en } from './en';
import { es } from './es';

export const catalogues = { en, es };

export const t = messagesOf(catalogues);

export const ruleMessage = (fault: RuleViolation): LocalizedMessage => t('brokenRule', fault);
