const BURST = 8;

/** Sends bursts as large as eight requests in flight cause in one turn of the event loop. */
export function inBursts(count: number, send: () => void): void {
  for (let index = 0; index < Math.min(BURST, count); index++) send();
  if (count > BURST) setImmediate(() => inBursts(count - BURST, send));
}
