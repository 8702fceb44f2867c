import { saying } from '../../kernel/sentences';
import { en } from './en';
import { es } from './es';

export const words = { en, es };

export const say = saying(words);
