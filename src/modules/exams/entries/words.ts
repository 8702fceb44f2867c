import { saying } from '../../../kernel/sentences';
import { en } from './en';

/** What is said of entries, in every language. */
export const words = { en };

export const say = saying(words);
