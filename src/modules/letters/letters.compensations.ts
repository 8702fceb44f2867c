import { compensation } from '../../kernel/compensation';
import { fieldsBefore } from '../../kernel/event';
import { letterRequest } from './letter-request.decider';
import { letterSettings } from './letter-settings.decider';
import { letterSheet } from './letter-sheet.decider';

export const letterCompensations = [
  compensation({
    decider: letterRequest,
    undoCommands: {
      LetterRequested: () => ['PutBack', { status: 'canceled' as const, reason: '' }],
      LetterRequestMoved: ({ status }, { before }) => [
        'PutBack',
        { status: status.from, reason: before!.reason },
      ],
      LetterSent: ({ ceebCodes }) => ['MarkSent', { ceebCodes: ceebCodes.from }],
    },
  }),
  compensation({
    decider: letterSheet,
    undoCommands: {
      BragSheetAnswered: ({ studentId }, { before }) => ['Answer', { studentId, answers: before.answers }],
    },
    part: ({ answers }) => answers,
  }),
  compensation({
    decider: letterSettings,
    undoCommands: {
      LetterSettingsChanged: ({ entityId, changes }) => [
        'Change',
        { entityId, fields: fieldsBefore(changes) },
      ],
    },
  }),
];
