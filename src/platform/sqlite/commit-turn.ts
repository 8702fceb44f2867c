const due = new Set<() => void>();
let committed = new Set<() => void>();
let isScheduled = false;

/**
 * Runs `commit` at the end of this turn of the event loop. What follows from it is committed in the same turn where
 * that is another store's: a request with four commits would otherwise take four turns, each shared with a fourth of
 * those under way. No store commits twice in one turn, so that what comes in meanwhile has its turn.
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
    // Once all promises that it has settled have had their consequences.
    queueMicrotask(() => process.nextTick(goOn));
    return;
  }
  committed = new Set();
  isScheduled = due.size > 0;
  if (isScheduled) setImmediate(goOn);
}
