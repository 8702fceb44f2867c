import { useEffect, useState } from 'react';
import { now, nowDate } from './clock';
import { clearStoredWhere, stored } from './stored';
import type { Instant } from './time';

const WEEKS = 4;
const PREFIX = 'draft:';

export interface Draft<Value> {
  readonly value: Value;
  readonly at: Instant;
}

const isOld = (draft: Partial<Draft<unknown>>) =>
  !(Date.parse(draft.at ?? '') > now() - WEEKS * 7 * 24 * 3_600_000);

const entryOf = <Value>(name: string) => stored<Draft<Value>>(PREFIX + name);

export function draftOf<Value>(name: string): Draft<Value> | undefined {
  const found = entryOf<Value>(name).get();
  return found && !isOld(found) ? found : undefined;
}

export function storeDraft<Value>(name: string, value: Value | undefined): Draft<Value> | undefined {
  const draft = value === undefined ? undefined : { value, at: nowDate().toISOString() };
  entryOf<Value>(name).set(draft);
  clearStoredWhere('localStorage', PREFIX, (other) => isOld(other ?? {}));
  return draft;
}

export function useDraft<Value>(name: string) {
  const [{ draft, restored }, set] = useState(() => {
    const found = draftOf<Value>(name);
    return { draft: found, restored: found?.at };
  });
  useEffect(
    () => entryOf(name).onChangedElsewhere(() => set({ draft: draftOf<Value>(name), restored: undefined })),
    [name],
  );
  return {
    draft: draft?.value,
    /** Time of the restored draft, if there was one. */
    restored,
    /** Another tab may have written it. */
    latest: () => draftOf<Value>(name)?.value,
    put: (value: Value) => set((now) => ({ ...now, draft: storeDraft(name, value) })),
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

export function useTextDraft(name: string): [string, (text: string) => void] {
  const { draft = '', put, discard } = useDraft<string>(name);
  return [draft, (text) => (text ? put(text) : discard())];
}
