/** How far this device's clock is ahead of the server's, in milliseconds; negative where it is behind. */
let ahead = 0;
const listeners = new Set<() => void>();

/** What this device says, as the time stamps of caches do: only to be compared with others of them. */
export const deviceNow = (): number => Date.now();

/** The time as the server has it, whatever the device says; the device's own before the first answer. */
export const now = (): number => deviceNow() - ahead;
export const nowDate = (): Date => new Date(now());

/** Called as something is asked; what it answers takes the answer's `Date`, which is in whole seconds. */
export function compareClocks(): (date: string | null | undefined) => void {
  const asked = deviceNow();
  return (date) => {
    const told = Date.parse(date ?? '');
    if (Number.isNaN(told)) return;
    const heard = deviceNow();
    // A clock that has the moment between asking and hearing is right.
    const found = told > heard ? heard - told : Math.max(asked - told - 1_000, 0);
    if (found === ahead) return;
    ahead = found;
    listeners.forEach((listener) => listener());
  };
}

/** Calls whenever it turns out to be another time than was thought; the answer ends that. */
export function onClockSet(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
