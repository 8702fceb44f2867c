import { saying } from '../../../kernel/sentences';
import { en, mails } from './en';
import { es, mails as spanishMails } from './es';

export const words = { en, es };

export const mailWords = { en: mails, es: spanishMails };

export const say = saying(words);
