import { saying } from '../../../kernel/sentences';
import { en } from './en';

/** What the module says, in every language. */
export const words = { en };

export const say = saying(words);
