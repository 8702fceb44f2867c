import { strFromU8, unzipSync } from 'fflate';
import { zipOf } from './zip';

const bytes = (text: string) => new TextEncoder().encode(text);

it('packs files piece by piece, and asks for no more than it has given', async () => {
  const asked: string[] = [];
  async function* pieces() {
    for (const piece of ['one ', 'two ', 'three']) {
      asked.push(piece);
      yield await Promise.resolve(bytes(piece));
    }
  }
  async function* files() {
    yield { path: 'lists/ñandú.csv', pieces: pieces() };
    yield await Promise.resolve({ path: 'empty.txt', pieces: [] });
  }
  const zip = zipOf(files())[Symbol.asyncIterator]();
  const first = await zip.next();
  expect(asked).toEqual(['one ']);
  const out = [first.value as Uint8Array];
  for (let next = await zip.next(); !next.done; next = await zip.next()) out.push(next.value);
  const unpacked = unzipSync(Buffer.concat(out));
  expect(Object.entries(unpacked).map(([path, content]) => [path, strFromU8(content)])).toEqual([
    ['lists/ñandú.csv', 'one two three'],
    ['empty.txt', ''],
  ]);
});
