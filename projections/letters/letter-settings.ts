import type { LetterSettings } from '../../contract/letters';
import { applyChanges } from '../../src/kernel/event';
import { projection } from '../../src/kernel/projection';
import type { LetterSettingsEvents } from '../../src/modules/letters/letters.events';

export interface LetterSettingsView extends LetterSettings {
  /** The school's. */
  readonly id: string;
}

export const letterSettingsOfSchools = projection<LetterSettingsView, LetterSettingsEvents>({
  name: 'letter-settings',
  contains: 'how each school handles requests for letters',
  version: 1,
  indexes: [],
  key: ({ data }) => data.entityId,
  empty: (id) => ({ id, needsApproval: false, opensOn: null, questions: [] }),
  erasure: {},
  on: {
    LetterSettingsChanged: (settings, { data: { changes } }) =>
      applyChanges<LetterSettingsView>(settings, changes),
  },
});
