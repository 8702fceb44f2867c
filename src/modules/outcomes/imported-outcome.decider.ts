import { decider } from '../../kernel/decider';
import { importDecider } from '../../platform/imports/import.decider';
import type { OutcomeEvents } from './outcomes.events';

export const outcomeImport = importDecider('outcome-import');

type Imported = Pick<OutcomeEvents, 'OutcomeImported' | 'ImportedOutcomeRemoved'>;

export const importedOutcome = decider<
  'none' | 'present' | 'removed',
  { Import: Imported['OutcomeImported']; Remove: Imported['ImportedOutcomeRemoved'] },
  Imported
>({
  name: 'imported-outcome',
  stream: { key: 'hash of import and row', growsWith: 'importing it and undoing the import' },
  initial: 'none',
  decide: {
    Import: (data, state) => (state === 'present' ? [] : [{ type: 'OutcomeImported', data }]),
    Remove: (data, state) => (state === 'present' ? [{ type: 'ImportedOutcomeRemoved', data }] : []),
  },
  evolve: { OutcomeImported: () => 'present', ImportedOutcomeRemoved: () => 'removed' },
});
