import type { LetterSettings } from '../../../contract/letters';
import { compensation, decider } from '../../kernel/decider';
import { applyChanges, changesBetween, fieldsBefore } from '../../kernel/event';
import type { LetterSettingsEvents } from './letters.events';

export const noLetterSettings: LetterSettings = { needsApproval: false, opensOn: null, questions: [] };

export type LetterSettingsCommands = {
  Change: { entityId: string; fields: Partial<LetterSettings> };
};

export const letterSettings = decider<LetterSettings, LetterSettingsCommands, LetterSettingsEvents>({
  name: 'letter-settings',
  stream: { key: 'entity', growsWith: 'edits' },
  initial: noLetterSettings,
  decide: {
    Change: ({ entityId, fields }, settings) => {
      const changes = changesBetween(settings, fields);
      return Object.keys(changes).length === 0
        ? []
        : [{ type: 'LetterSettingsChanged', data: { entityId, changes } }];
    },
  },
  evolve: { LetterSettingsChanged: (settings, { changes }) => applyChanges(settings, changes) },
});

export const letterSettingsCompensation = compensation({
  decider: letterSettings,
  undoCommands: {
    LetterSettingsChanged: ({ entityId, changes }) => ['Change', { entityId, fields: fieldsBefore(changes) }],
  },
});
