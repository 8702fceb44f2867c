import type { Fault } from '../../contract/rules';
import { saying, type Told } from '../kernel/sentences';
import { en } from './en';
import { es } from './es';

export const words = { en, es };

export const say = saying(words);

/** The message for a broken rule of the contract. */
export const sayBroken = (fault: Fault): Told => say('brokenRule', fault);
