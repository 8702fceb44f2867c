import { saying } from '../../kernel/sentences';
import { en } from './en';
import { es } from './es';

export const words = { en, es };

export type Words = typeof en;

export const say = saying(words);
