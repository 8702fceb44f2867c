import { US_STATES } from 'contract/us-states';
import { compareText } from '../../shared/lib/format';
import { t } from './en';

const names: Readonly<Record<string, string>> = t.states;

export const stateName = (state: string): string => names[state] ?? state;

export const inOrderOfNames = (states: readonly string[]): string[] =>
  states.toSorted((one, other) => compareText(stateName(one), stateName(other)));

export const ALL_STATES = inOrderOfNames(Object.keys(US_STATES));
