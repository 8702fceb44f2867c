import { saying } from '../../../kernel/sentences';
import { en, mails } from './en';
import { es, mails as spanishMails } from './es';

/** What is said of signing in, in every language. */
export const words = { en, es };

export const mailWords = { en: mails, es: spanishMails };

export const say = saying(words);
