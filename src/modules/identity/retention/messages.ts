import { en } from './en';
import { es } from './es';

export const catalogues = { en, es };
