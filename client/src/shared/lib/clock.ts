/** Milliseconds by which the device's clock is ahead of the server's; negative if it is behind. */
let ahead = 0;
const listeners = new Set<() => void>();

/** The device's uncorrected time. Compare it only with other device times, such as the time stamps of the cache. */
export const deviceNow = (): number => Date.now();

/** The server's time; the device's time until the first response. */
export const now = (): number => deviceNow() - ahead;
export const nowDate = (): Date => new Date(now());

/** Call it before a request and the returned function with the response's `Date` header, which has whole seconds. */
export function compareClocks(): (date: string | null | undefined) => void {
  const asked = deviceNow();
  return (date) => {
    const told = Date.parse(date ?? '');
    if (Number.isNaN(told)) return;
    const heard = deviceNow();
    // The clock is right if the server's time lies between request and response.
    const found = told > heard ? heard - told : Math.max(asked - told - 1_000, 0);
    if (found === ahead) return;
    ahead = found;
    listeners.forEach((listener) => listener());
  };
}

/** Calls the listener when the clock correction changes; returns the unsubscribe function. */
export function onClockSet(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
