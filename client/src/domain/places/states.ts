import { US_STATES } from 'contract/us-states';
import { t } from './en';

const names: Readonly<Record<string, string>> = t.states;

/** Of its code; what is none stays as it is. */
export const stateName = (state: string): string => names[state] ?? state;

export const inOrderOfNames = (states: readonly string[]): string[] =>
  states.toSorted((one, other) => stateName(one).localeCompare(stateName(other)));

export const ALL_STATES = inOrderOfNames(Object.keys(US_STATES));
