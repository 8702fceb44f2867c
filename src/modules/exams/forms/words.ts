import { saying } from '../../../kernel/sentences';
import { en } from './en';

/** What exam forms say, in every language. */
export const words = { en };

export const say = saying(words);
