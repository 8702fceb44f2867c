import { messagesOf } from '../../../kernel/sentences';
import { en } from './en';
import { es } from './es';

export const catalogues = { en, es };

export const t = messagesOf(catalogues);
