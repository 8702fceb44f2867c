import type { BragAnswer } from '../../contract/letters';
import { projection } from '../../src/kernel/projection';
import type { LetterSheetEvents } from '../../src/modules/letters/letters.events';

export interface LetterSheetView {
  /** The student's. */
  readonly id: string;
  readonly waived: boolean | null;
  readonly answers: readonly BragAnswer[];
}

export const letterSheets = projection<LetterSheetView, LetterSheetEvents>({
  name: 'letter-sheets',
  contains: 'what each student tells authors of letters, and the choice about the right to see them',
  version: 1,
  indexes: [{ id: 1 }],
  key: ({ data }) => data.studentId,
  empty: (id) => ({ id, waived: null, answers: [] }),
  erasure: { id: 'nothing' },
  exported: { sections: { bragSheet: 'id' }, without: ['id'] },
  on: {
    LetterRightsChosen: (sheet, { data: { waived } }) => ({ ...sheet, waived }),
    LetterRightsReset: (sheet) => ({ ...sheet, waived: null }),
    BragSheetAnswered: (sheet, { data: { answers } }) => ({ ...sheet, answers }),
  },
});
