import { useEffect, useState } from 'react';
import { now, nowDate } from './clock';
import { clearStoredWhere, keep, kept, onStoredElsewhere } from './stored';
import type { Instant } from './time';

const WEEKS = 4;
const PREFIX = 'draft:';

export interface Draft<Value> {
  readonly value: Value;
  readonly at: Instant;
}

const isOld = (draft: Partial<Draft<unknown>>) =>
  !(Date.parse(draft.at ?? '') > now() - WEEKS * 7 * 24 * 3_600_000);

export function draftOf<Value>(name: string): Draft<Value> | undefined {
  const found = kept<Draft<Value>>('localStorage', PREFIX + name);
  return found && !isOld(found) ? found : undefined;
}

/** Stores the draft; undefined deletes it after sending or discarding. */
export function storeDraft<Value>(name: string, value: Value | undefined): Draft<Value> | undefined {
  const draft = value === undefined ? undefined : { value, at: nowDate().toISOString() };
  keep('localStorage', PREFIX + name, draft);
  clearStoredWhere('localStorage', PREFIX, (other) => isOld(other ?? {}));
  return draft;
}

/** Stores an unsent value that survives a reload; other tabs may change it too. */
export function useDraft<Value>(name: string) {
  const [{ draft, restored }, set] = useState(() => {
    const found = draftOf<Value>(name);
    return { draft: found, restored: found?.at };
  });
  useEffect(
    () => onStoredElsewhere(PREFIX + name, () => set({ draft: draftOf<Value>(name), restored: undefined })),
    [name],
  );
  return {
    draft: draft?.value,
    /** Time of the draft with which the page opened, if it did. */
    restored,
    /** Another tab may have written the returned value. */
    latest: () => draftOf<Value>(name)?.value,
    put: (value: Value) => set((now) => ({ ...now, draft: storeDraft(name, value) })),
    /** Deletes the draft after sending; the page still shows its value. */
    sent: () => {
      storeDraft(name, undefined);
      set((now) => ({ ...now, restored: undefined }));
    },
    discard: () => {
      storeDraft(name, undefined);
      set({ draft: undefined, restored: undefined });
    },
  };
}

/** A draft of a single text; an empty text deletes it. */
export function useTextDraft(name: string): [string, (text: string) => void] {
  const { draft = '', put, discard } = useDraft<string>(name);
  return [draft, (text) => (text ? put(text) : discard())];
}
