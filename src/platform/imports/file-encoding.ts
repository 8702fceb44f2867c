import { isUtf8 } from 'node:buffer';
import type { FileEncoding } from '../../../contract/imports';

const PART = 16_384;

const hasMark = (bytes: Buffer, ...mark: readonly number[]) =>
  mark.every((byte, index) => bytes[index] === byte);
const isUtf16le = (bytes: Buffer) => hasMark(bytes, 0xff, 0xfe);
const isUtf16be = (bytes: Buffer) => hasMark(bytes, 0xfe, 0xff);

/** Returns the file's encoding. Spreadsheets on Windows save CSV in Windows-1252, without any mark in the file. */
export function encodingOf(bytes: Buffer): FileEncoding {
  if (isUtf16le(bytes) || isUtf16be(bytes)) return 'UTF-16';
  return isUtf8(bytes) ? 'UTF-8' : 'Windows-1252';
}

/** Decodes part by part, so that other work can run in between. */
export function* decoded(bytes: Buffer, encoding: FileEncoding): Iterable<string> {
  const decode = decoderOf(bytes, encoding);
  for (let start = 0; start < bytes.length; start += PART) {
    yield decode(bytes.subarray(start, start + PART));
  }
}

function decoderOf(bytes: Buffer, encoding: FileEncoding): (part: Buffer) => string {
  if (encoding === 'Windows-1252') return windows1252;
  const label = encoding === 'UTF-8' ? 'utf-8' : isUtf16le(bytes) ? 'utf-16le' : 'utf-16be';
  const decoder = new TextDecoder(label);
  return (part) => decoder.decode(part, { stream: true });
}

/** The characters of Windows-1252 where Latin-1 has control characters. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Several releases of Node decode Windows-1252 as Latin-1 with TextDecoder. */
const windows1252 = (part: Buffer) =>
  part
    .toString('latin1')
    .replaceAll(/[\u0080-\u009f]/g, (letter) => WINDOWS_1252[letter.charCodeAt(0) - 0x80]!);
