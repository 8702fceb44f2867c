/** In flight at once: as many share one commit. */
const AT_ONCE = 256;

/** The items some at a time, and how much is done with them, up to 1. */
export function* turnsOf<Item>(items: readonly Item[], size = AT_ONCE) {
  for (let start = 0; start < items.length; start += size) {
    const turn = items.slice(start, start + size);
    yield { turn, done: (start + turn.length) / items.length };
  }
}

/** What the work answers for each item. */
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

/** The sum of what the work answers. */
export async function sumInTurns<Item>(...work: Parameters<typeof inTurns<Item, number>>): Promise<number> {
  return (await inTurns(...work)).reduce((total, count) => total + count, 0);
}
