import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { ERASED, PlainText, type SealedField } from '../../kernel/personal';
import { RecentlySealed, type Owner } from './recently-sealed';

const IV_BYTES = 12;
const TAG_BYTES = 16;

const recent = new RecentlySealed();

type Reads = SealedField['reads'];

const erasedLeaf = (reads: Reads) => (reads === 'text' ? ERASED : null);

/** Encrypts a JSON value with AES-256-GCM and the keys of all owners: the whole value, or each leaf of it. */
export function seal(value: unknown, owners: readonly Owner[], reads: Reads): unknown {
  return mapSealed(value, reads, (leaf) => {
    const json = JSON.stringify(leaf);
    let bytes = Buffer.from(json);
    for (const { id, key } of owners) {
      if (!key) return erasedLeaf(reads);
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(id));
      const text = Buffer.concat([cipher.update(bytes), cipher.final()]);
      bytes = Buffer.concat([iv, cipher.getAuthTag(), text]);
    }
    const sealed = bytes.toString('base64');
    // A value sealed as a whole may be long, and so many of them would fill the memory.
    if (reads !== 'whole') recent.add(sealed, owners, json);
    return sealed;
  });
}

/** Returns what `seal` was given, or `[erased]` or null in its place where one of the keys was destroyed. */
export function open(value: unknown, owners: readonly Owner[], reads: Reads): unknown {
  if (value instanceof PlainText) return value.text;
  return mapSealed(value, reads, (leaf) => {
    if (leaf === ERASED) return leaf;
    if (owners.some(({ key }) => !key)) return erasedLeaf(reads);
    const sealed = String(leaf);
    return JSON.parse(recent.find(sealed, owners) ?? unsealed(sealed, owners)) as unknown;
  });
}

function mapSealed(value: unknown, reads: Reads, leaf: (value: unknown) => unknown): unknown {
  if (reads !== 'whole') return mapLeaves(value, leaf);
  return value === null || value === undefined ? value : leaf(value);
}

function unsealed(sealed: string, owners: readonly Owner[]): string {
  let bytes = Buffer.from(sealed, 'base64');
  for (const { id, key } of owners.toReversed()) {
    const decipher = createDecipheriv('aes-256-gcm', key!, bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(id))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    bytes = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  }
  return bytes.toString('utf8');
}

function mapLeaves(value: unknown, leaf: (value: unknown) => unknown): unknown {
  if (value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, leaf));
  if (typeof value !== 'object') return leaf(value);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapLeaves(item, leaf)]));
}
