import { randomBytes } from 'node:crypto';
import { unzipSync } from 'fflate';
import { zipOf } from './zip';

/** Random pieces, which cannot be compressed and exceed the packer's buffer. */
const PIECES = [1, 2, 3].map(() => randomBytes(300_000));

it('packs files piece by piece without reading ahead', async () => {
  let asked = 0;
  async function* pieces() {
    for (const piece of PIECES) {
      asked += 1;
      yield await Promise.resolve(piece);
    }
  }
  async function* files() {
    yield { path: 'lists/ñandú.bin', pieces: pieces() };
    yield await Promise.resolve({ path: 'empty.txt', pieces: [] });
  }
  const zip = zipOf(files())[Symbol.asyncIterator]();
  const first = await zip.next();
  expect(asked).toBe(1);
  const out = [first.value as Uint8Array];
  for (let next = await zip.next(); !next.done; next = await zip.next()) out.push(next.value);
  const unpacked = Object.entries(unzipSync(Buffer.concat(out)));
  expect(unpacked.map(([path]) => path)).toEqual(['lists/ñandú.bin', 'empty.txt']);
  expect(Buffer.concat(PIECES).equals(unpacked[0]![1])).toBe(true);
  expect(unpacked[1]![1]).toHaveLength(0);
});
