import { productNames } from '../../../contract/en/payments';
import { productNames as spanishNames } from '../../../contract/es/payments';
import { saying } from '../../kernel/sentences';
import { en } from './en';
import { es } from './es';

export const products = { en: productNames, es: spanishNames };

export const say = saying({ en, es });
