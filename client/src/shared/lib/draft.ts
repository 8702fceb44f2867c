import { useEffect, useState } from 'react';
import { now, nowDate } from './clock';
import { forgetKeptWhere, keep, kept, onKeptElsewhere } from './kept';
import type { Instant } from './time';

const WEEKS = 4;
const PREFIX = 'draft:';

/** What somebody has begun to write. */
export interface Draft<Value> {
  readonly value: Value;
  /** When it was last changed. */
  readonly at: Instant;
}

const isOld = (draft: Partial<Draft<unknown>>) =>
  !(Date.parse(draft.at ?? '') > now() - WEEKS * 7 * 24 * 3_600_000);

/** Unless it is too old to be meant any more. */
export function draftOf<Value>(name: string): Draft<Value> | undefined {
  const found = kept<Draft<Value>>('localStorage', PREFIX + name);
  return found && !isOld(found) ? found : undefined;
}

/** Undefined keeps nothing: it was sent, or is given up. */
export function keepDraft<Value>(name: string, value: Value | undefined): Draft<Value> | undefined {
  const draft = value === undefined ? undefined : { value, at: nowDate().toISOString() };
  keep('localStorage', PREFIX + name, draft);
  forgetKeptWhere('localStorage', PREFIX, (other) => isOld(other ?? {}));
  return draft;
}

/** What is written and not sent; it survives a reload, and other tabs write at it too. */
export function useDraft<Value>(name: string) {
  const [{ draft, restored }, set] = useState(() => {
    const found = draftOf<Value>(name);
    return { draft: found, restored: found?.at };
  });
  useEffect(
    () => onKeptElsewhere(PREFIX + name, () => set({ draft: draftOf<Value>(name), restored: undefined })),
    [name],
  );
  return {
    draft: draft?.value,
    /** When it was written, where the page opened with it. */
    restored,
    /** What is kept by now, by whichever tab. */
    latest: () => draftOf<Value>(name)?.value,
    put: (value: Value) => set((now) => ({ ...now, draft: keepDraft(name, value) })),
    /** Once it is sent; it still stands on the page. */
    sent: () => {
      keepDraft(name, undefined);
      set((now) => ({ ...now, restored: undefined }));
    },
    discard: () => {
      keepDraft(name, undefined);
      set({ draft: undefined, restored: undefined });
    },
  };
}

/** The same of one text; an empty one is none. */
export function useTextDraft(name: string): [string, (text: string) => void] {
  const { draft = '', put, discard } = useDraft<string>(name);
  return [draft, (text) => (text ? put(text) : discard())];
}
