import { compensation } from '../../../kernel/compensation';
import { examEntry } from './exam-entry.decider';
import { examSitting } from './exam-sitting.decider';

/** What an import entered or removed is taken back by the import. */
export const examEntryCompensations = [
  compensation({
    decider: examEntry,
    takesBack: {
      ExamEntered: ({ importId }) => (importId === null ? ['Remove', { importId }] : undefined),
      ExamEdited: (_, { before }) => ['EditBack', before!],
      // It came with what was entered or edited, and goes back with it.
      ExamScored: ({ cause }) => (cause === 'form-changed' ? undefined : null),
      ExamCounted: ({ counted }) => ['Count', { counted: !counted }],
      ExamRemoved: ({ importId }) => (importId === null ? ['PutBack', {}] : undefined),
    },
  }),
  compensation({
    decider: examSitting,
    reserves: true,
    takesBack: {
      ExamSittingTaken: (sitting) => ['Release', sitting],
      ExamSittingReleased: (sitting) => ['TakeAgain', sitting],
    },
  }),
];
