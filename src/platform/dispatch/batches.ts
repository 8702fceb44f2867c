/** The items of a batch run at once, and so share a commit. */
const AT_ONCE = 256;

/** Yields the items in batches, each with the share of all items that is done after it, up to 1. */
export function* toBatches<Item>(items: readonly Item[], size = AT_ONCE) {
  for (let start = 0; start < items.length; start += size) {
    const batch = items.slice(start, start + size);
    yield { batch, done: (start + batch.length) / items.length };
  }
}

export async function mapInBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  progress?: (done: number) => Promise<void>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const { batch, done } of toBatches(items)) {
    results.push(...(await Promise.all(batch.map(work))));
    await progress?.(done);
  }
  return results;
}

export async function sumInBatches<Item>(
  ...work: Parameters<typeof mapInBatches<Item, number>>
): Promise<number> {
  return (await mapInBatches(...work)).reduce((total, count) => total + count, 0);
}
