import type { Fault } from '../../contract/rules';
import { saying, type Told } from '../kernel/sentences';
import { en } from './en';

export const words = { en };

export const say = saying(words);

/** The message for a broken rule of the contract. */
export const sayBroken = (fault: Fault): Told => say('brokenRule', fault);
