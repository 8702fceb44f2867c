import { saying } from '../../../kernel/sentences';
import { en } from './en';
import { es } from './es';

/** What is said of entries, in every language. */
export const words = { en, es };

export const say = saying(words);
