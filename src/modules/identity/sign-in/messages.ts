import { messagesOf } from '../../../kernel/sentences';
import { en, mails } from './en';
import { es, mails as spanishMails } from './es';

export const catalogues = { en, es };

export const mailWords = { en: mails, es: spanishMails };

export const t = messagesOf(catalogues);
