import { saying } from '../../../kernel/sentences';
import { en } from './en';
import { es } from './es';

/** What the module says, in every language. */
export const words = { en, es };

export const say = saying(words);
