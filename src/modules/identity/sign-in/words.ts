import { saying } from '../../../kernel/sentences';
import { en, mails } from './en';

/** What is said of signing in, in every language. */
export const words = { en };

export const mailWords = { en: mails };

export const say = saying(words);
