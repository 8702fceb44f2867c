const due = new Set<() => void>();
let committed = new Set<() => void>();
let isScheduled = false;

/**
 * Runs `commit` at the end of this turn of the event loop. If that leads to writes in other stores, they are committed
 * in the same turn: a request with four commits would otherwise take four turns, each shared with a fourth of the
 * requests in progress. No store commits twice in one turn, so that new input is handled in between.
 */
export function atEndOfTurn(commit: () => void): void {
  due.add(commit);
  if (isScheduled) return;
  isScheduled = true;
  setImmediate(goOn);
}

function goOn(): void {
  const next = [...due].find((commit) => !committed.has(commit));
  if (next) {
    due.delete(next);
    committed.add(next);
    next();
    // By then, all promises that the commits have resolved have had their consequences.
    queueMicrotask(() => process.nextTick(goOn));
    return;
  }
  committed = new Set();
  isScheduled = due.size > 0;
  if (isScheduled) setImmediate(goOn);
}
