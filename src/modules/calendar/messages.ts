import { messagesOf } from '../../kernel/sentences';
import { en } from './en';
import { es } from './es';

export const catalogues = { en, es };

export type Words = typeof en;

export const t = messagesOf(catalogues);
