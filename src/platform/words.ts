import type { RuleViolation } from '../../contract/rules';
import { saying, type LocalizedMessage } from '../kernel/sentences';
import { en } from './en';
import { es } from './es';

export const words = { en, es };

export const say = saying(words);

/** The message for a broken rule of the contract. */
export const ruleMessage = (fault: RuleViolation): LocalizedMessage => say('brokenRule', fault);
