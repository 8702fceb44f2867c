const BURST = 8;

/** Sends as many as eight requests in flight would cause in one turn of the event loop, turn after turn. */
export function inBursts(count: number, send: () => void): void {
  for (let index = 0; index < Math.min(BURST, count); index++) send();
  if (count > BURST) setImmediate(() => inBursts(count - BURST, send));
}
