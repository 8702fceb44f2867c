/** How many run at once, and so share a commit. */
const AT_ONCE = 256;

/** The items in batches, with the share that is done after each, up to 1. */
export function* turnsOf<Item>(items: readonly Item[], size = AT_ONCE) {
  for (let start = 0; start < items.length; start += size) {
    const turn = items.slice(start, start + size);
    yield { turn, done: (start + turn.length) / items.length };
  }
}

/** Runs the work on each item, some at a time; returns the results. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  progress?: (done: number) => Promise<void>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const { turn, done } of turnsOf(items)) {
    results.push(...(await Promise.all(turn.map(work))));
    await progress?.(done);
  }
  return results;
}

/** The sum of the results. */
export async function sumInTurns<Item>(...work: Parameters<typeof inTurns<Item, number>>): Promise<number> {
  return (await inTurns(...work)).reduce((total, count) => total + count, 0);
}
