import { compensation, decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import type { BragAnswer, LetterSheetEvents } from './letters.events';
import { t } from './messages';

export interface LetterSheet {
  readonly waived: boolean | null;
  readonly answers: readonly BragAnswer[];
}

export type LetterSheetCommands = {
  ChooseRights: { studentId: string; waived: boolean };
  ResetRights: { studentId: string };
  Answer: { studentId: string; answers: readonly BragAnswer[] };
};

/** A student's right to see letters (FERPA), and the answers that the authors read. */
export const letterSheet = decider<LetterSheet, LetterSheetCommands, LetterSheetEvents>({
  name: 'letter-sheet',
  stream: { key: 'student', growsWith: 'the choice of rights and its resets, and edits of the brag sheet' },
  initial: { waived: null, answers: [] },
  decide: {
    ChooseRights: (choice, { waived }) => {
      if (waived === choice.waived) return [];
      if (waived !== null) throw new Rejected('conflict', t('rights-chosen'));
      return [{ type: 'LetterRightsChosen', data: choice }];
    },
    ResetRights: (student, { waived }) =>
      waived === null ? [] : [{ type: 'LetterRightsReset', data: student }],
    Answer: ({ studentId, answers }, sheet) =>
      JSON.stringify(answers) === JSON.stringify(sheet.answers)
        ? []
        : [{ type: 'BragSheetAnswered', data: { studentId, answers } }],
  },
  evolve: {
    LetterRightsChosen: (sheet, { waived }) => ({ ...sheet, waived }),
    LetterRightsReset: (sheet) => ({ ...sheet, waived: null }),
    BragSheetAnswered: (sheet, { answers }) => ({ ...sheet, answers }),
  },
});

export const letterSheetCompensation = compensation({
  decider: letterSheet,
  undoCommands: {
    BragSheetAnswered: ({ studentId }, { before }) => ['Answer', { studentId, answers: before.answers }],
  },
  part: ({ answers }) => answers,
});
