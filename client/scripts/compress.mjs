import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

// The server sends these compressed siblings to browsers that accept the encoding.
const dist = join(import.meta.dirname, '..', 'dist');
const files = readdirSync(dist, { recursive: true }).filter((file) => /\.(js|css|svg|html)$/.test(file));
for (const file of files) {
  const content = readFileSync(join(dist, file));
  writeFileSync(join(dist, `${file}.br`), brotliCompressSync(content));
  writeFileSync(join(dist, `${file}.gz`), gzipSync(content));
}
