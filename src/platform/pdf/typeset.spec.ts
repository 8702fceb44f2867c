import { setImmediate } from 'node:timers/promises';
import type { PrintedBlock } from './printed-document';
import { typeset } from './typeset';

const printed = (...blocks: PrintedBlock[]) => ({
  title: 'Record',
  language: 'en-US',
  author: 'Quadrangle',
  foot: 'Maya Torres',
  pageOf: (page: number, pages: number) => `${page} of ${pages}`,
  blocks,
});

async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let done = false;
  void work.finally(() => (done = true));
  let turns = 0;
  for (; !done; turns++) await setImmediate();
  return turns;
}

describe('typesetting', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `Line ${index}`);
  const blocks: readonly PrintedBlock[] = [
    { kind: 'facts', facts: lines.map((line) => [line, line]) },
    { kind: 'entries', entries: lines.map((title) => ({ title, meta: '2026' })) },
    { kind: 'list', ordered: true, items: lines.map((line) => [line]) },
    { kind: 'checklist', items: lines },
    { kind: 'table', head: [['Name']], rows: lines.map((line) => [[line]]) },
  ];

  it.each(blocks)('lets other work run after each line of a block of $kind', async (block) => {
    expect(await turnsDuring(typeset(printed(block)))).toBeGreaterThanOrEqual(lines.length);
  });

  it.each([
    [31, 1],
    [32, 1],
    [45, 2],
  ])('sets %i lines on as few pages as %i, without a last page of few lines', async (count, expected) => {
    const items = Array.from({ length: count }, (_, index) => `Line ${index}`);
    let pages = 0;
    const pageOf = (_: number, all: number) => String((pages = all));
    await typeset({ ...printed({ kind: 'checklist', items }), pageOf });
    expect(pages).toBe(expected);
  });

  it('sets one document after the other', async () => {
    const documents = Array.from({ length: 4 }, () => typeset(printed(blocks[0]!)));
    expect(await turnsDuring(Promise.all(documents))).toBeGreaterThanOrEqual(4 * lines.length);
  });
});
