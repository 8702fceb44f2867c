const due = new Set<() => void>();
let committed = new Set<() => void>();
let isScheduled = false;

/**
 * Runs `commit` at the end of this turn of the event loop, together with the writes in other stores that follow from
 * it; otherwise a request with four commits would take four turns. No store commits twice in one turn.
 */
export function atEndOfTurn(commit: () => void): void {
  due.add(commit);
  if (isScheduled) return;
  isScheduled = true;
  setImmediate(runCommits);
}

function runCommits(): void {
  const next = [...due].find((commit) => !committed.has(commit));
  if (next) {
    due.delete(next);
    committed.add(next);
    next();
    // By then, all promises that the commits have resolved have had their consequences.
    queueMicrotask(() => process.nextTick(runCommits));
    return;
  }
  committed = new Set();
  isScheduled = due.size > 0;
  if (isScheduled) setImmediate(runCommits);
}
