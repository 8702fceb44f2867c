import { productNames as namesInEnglish } from '../../../contract/en/payments';
import { productNames as namesInSpanish } from '../../../contract/es/payments';
import { saying } from '../../kernel/sentences';
import { en } from './en';
import { es } from './es';

/** What is bought. */
export const products = { en: namesInEnglish, es: namesInSpanish };

export const say = saying({ en, es });
