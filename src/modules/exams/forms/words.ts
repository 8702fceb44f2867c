import { saying } from '../../../kernel/sentences';
import { en } from './en';
import { es } from './es';

/** What exam forms say, in every language. */
export const words = { en, es };

export const say = saying(words);
