import { EXAM_CODES, type ExamType } from 'contract/exam-definitions';
import { useDraft as useKeptDraft } from '../../shared/lib/draft';
import { blankSheet, type Sheet } from './sheet';

export interface Draft {
  readonly type: ExamType;
  readonly code: string;
  readonly dateTaken: string;
  readonly sheet: Sheet;
}

export const newDraft = (type: ExamType = 'SAT'): Draft => ({
  type,
  code: EXAM_CODES[type][0]!,
  dateTaken: '',
  sheet: blankSheet(type),
});

/** Returns the stored entry until the user types, and then the draft. */
export function useDraft(name: string, standing: Draft) {
  const { draft: typed, restored, latest, put, sent, discard } = useKeptDraft<Draft>(name);
  const draft = typed ?? standing;
  return {
    draft,
    restored,
    change: (changed: (draft: Draft) => Draft) => put(changed(latest() ?? draft)),
    forget: sent,
    restart: discard,
  };
}
