import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { ERASED } from '../../kernel/event';

export { ERASED };

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Seals every leaf of a JSON value by AES-256-GCM; null stays null, so that the shape remains readable. */
export function seal(value: unknown, key: Buffer | null, personId: string): unknown {
  return mapLeaves(value, (leaf) => {
    if (key === null) return ERASED;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(personId));
    const text = Buffer.concat([cipher.update(JSON.stringify(leaf), 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
  });
}

/** What `seal` was given; `[erased]` in every leaf where the key is gone. */
export function open(value: unknown, key: Buffer | null | undefined, personId: string): unknown {
  return mapLeaves(value, (leaf) => {
    if (!key || leaf === ERASED) return ERASED;
    const bytes = Buffer.from(String(leaf), 'base64');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(personId))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString('utf8')) as unknown;
  });
}

function mapLeaves(value: unknown, leaf: (value: unknown) => unknown): unknown {
  if (value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, leaf));
  if (typeof value !== 'object') return leaf(value);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapLeaves(item, leaf)]));
}
