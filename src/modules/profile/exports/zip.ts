import { Zip, ZipDeflate } from 'fflate';

export interface ZippedFile {
  readonly path: string;
  readonly pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** A ZIP in pieces: a piece is packed and sent before the next one is requested. */
export async function* zipOf(files: AsyncIterable<ZippedFile>): AsyncIterable<Uint8Array> {
  let packed: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    packed.push(piece);
  });
  const taken = () => {
    const out = packed;
    packed = [];
    return out;
  };
  for await (const { path, pieces } of files) {
    const file = new ZipDeflate(path);
    zip.add(file);
    for await (const piece of pieces) {
      file.push(piece);
      yield* taken();
    }
    file.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
