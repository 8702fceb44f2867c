import { given } from '../../kernel/testing';
import { importedOutcome } from './imported-outcome.decider';

const past = {
  ...{ outcomeId: 'o1', importId: 'i1', entityId: 'e1', ceebCode: '3434', classYear: 2025 },
  plan: 'ea',
  decision: 'denied',
  ...{ gpa: 3.1, sat: null, act: null },
} as const;
const imported = { type: 'OutcomeImported', data: past } as const;
const removed = { type: 'ImportedOutcomeRemoved', data: { outcomeId: 'o1', importId: 'i1' } } as const;

describe('an imported past result', () => {
  it('is imported and removed once', () => {
    given(importedOutcome)().when('Import', past).yields(imported);
    given(importedOutcome)(imported).when('Remove', removed.data).yields(removed);
    given(importedOutcome)().when('Remove', removed.data).yields();
  });

  it('can be imported again once it was removed', () =>
    given(importedOutcome)(imported, removed).when('Import', past).yields(imported));
});
