import { messagesOf } from '../../kernel/sentences';
import { en } from './en';
import { es } from './es';

export const catalogues = { en, es };

export const t = messagesOf(catalogues);

/** Why a session that a counselor offers needs no payment. */
export const OFFERED = 'offered by the counselor';
