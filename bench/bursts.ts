const BURST = 8;

/** Runs `send` in bursts of eight, as eight concurrent requests do within one turn of the event loop. */
export function inBursts(count: number, send: () => void): void {
  for (let index = 0; index < Math.min(BURST, count); index++) send();
  if (count > BURST) setImmediate(() => inBursts(count - BURST, send));
}
