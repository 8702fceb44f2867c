import { useEffect, useState } from 'react';
import { EXAM_CODES, type ExamType } from 'contract/exam-definitions';
import { keep, kept, onKeptElsewhere } from '../../shared/lib/kept';
import { blankSheet, type Sheet } from './sheet';

/** What is being entered. */
export interface Draft {
  readonly type: ExamType;
  readonly code: string;
  readonly dateTaken: string;
  readonly sheet: Sheet;
}

interface Kept extends Draft {
  /** When it was last changed. */
  readonly at: string;
}

export const newDraft = (type: ExamType = 'SAT'): Draft => ({
  type,
  code: EXAM_CODES[type][0]!,
  dateTaken: '',
  sheet: blankSheet(type),
});

/** What is typed in place of what stands; it survives a reload, and other tabs write at it too. */
export function useDraft(name: string, standing: Draft) {
  const keptDraft = () => kept<Kept>(localStorage, name);
  const [{ typed, restored }, set] = useState(() => {
    const found = keptDraft();
    return { typed: found, restored: found?.at };
  });
  useEffect(
    () => onKeptElsewhere(name, () => set({ typed: kept<Kept>(localStorage, name), restored: undefined })),
    [name],
  );
  const draft = typed ?? standing;
  return {
    draft,
    /** When it was typed, where the page opened with it. */
    restored,
    change: (changed: (draft: Draft) => Draft) => {
      const next: Kept = { ...changed(keptDraft() ?? draft), at: new Date().toISOString() };
      keep(localStorage, name, next);
      set((now) => ({ ...now, typed: next }));
    },
    /** Once it is submitted; it still stands on the page. */
    forget: () => {
      keep(localStorage, name, undefined);
      set((now) => ({ ...now, restored: undefined }));
    },
    restart: () => {
      keep(localStorage, name, undefined);
      set({ typed: undefined, restored: undefined });
    },
  };
}
