import { compensation } from '../../../kernel/compensation';
import { examEntry } from './exam-entry.decider';
import { examAttempt } from './exam-attempt.decider';

/** Events of an import are excluded, since undoing the import covers them. */
export const examEntryCompensations = [
  compensation({
    decider: examEntry,
    undoCommands: {
      ExamEntered: ({ importId }) => (importId === null ? ['Remove', { importId }] : undefined),
      ExamEdited: (_, { before }) => ['EditBack', before!],
      // The score was recorded with entering or editing, and is undone with it.
      ExamScored: ({ cause }) => (cause === 'form-changed' ? undefined : null),
      ExamCounted: ({ counted }) => ['Count', { counted: !counted }],
      ExamRemoved: ({ importId }) => (importId === null ? ['PutBack', {}] : undefined),
    },
  }),
  compensation({
    decider: examAttempt,
    reserves: true,
    undoCommands: {
      ExamSittingTaken: (sitting) => ['Release', sitting],
      ExamSittingReleased: (sitting) => ['TakeAgain', sitting],
    },
  }),
];
