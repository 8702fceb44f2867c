import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GOLDEN, goldenNames, HISTORY } from './golden';
import { samples } from './samples';

/** Digests of all event samples and snapshot histories, by name. */
export type Lock = Readonly<Record<string, string>>;

export const LOCK_FILE = join(__dirname, '..', 'history.lock.json');

const digestOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

export const readLock = () => JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as Lock;

export function digests(): Lock {
  const ofSamples = samples.map(({ type, version, stored }) => [`${type} v${version}`, digestOf(stored)]);
  const ofHistories = goldenNames().map((name) => {
    const history: unknown = JSON.parse(readFileSync(join(GOLDEN, name, HISTORY), 'utf8'));
    return [`golden history ${name}`, digestOf(history)];
  });
  return Object.fromEntries([...ofSamples, ...ofHistories]) as Lock;
}

export const edited = (locked: Lock, found: Lock) =>
  Object.keys(locked).filter((name) => found[name] !== locked[name]);

export function grown(locked: Lock, found: Lock): Lock {
  const all = { ...found, ...locked };
  return Object.fromEntries(
    Object.keys(all)
      .sort()
      .map((name) => [name, all[name]!]),
  );
}
