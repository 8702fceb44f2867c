import { productNames } from '../../../contract/en/payments';
import { productNames as spanishNames } from '../../../contract/es/payments';
import { messagesOf } from '../../kernel/sentences';
import { en } from './en';
import { es } from './es';

export const products = { en: productNames, es: spanishNames };

export const t = messagesOf({ en, es });
