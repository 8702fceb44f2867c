import { saying } from '../../../kernel/sentences';
import { en } from './en';

export const say = saying({ en });
