import { chmodSync, mkdirSync, statSync } from 'node:fs';

const STICKY = 0o1000;
const OTHERS_MODE = 0o077;

/** Creates a missing folder, and closes it to everybody but its owner. A shared one such as /tmp is unchanged. */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if ((statSync(path).mode & STICKY) === 0) closeToOthers(path);
}

export function closeToOthers(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  const own = stats?.uid === process.getuid?.();
  if (stats && own && stats.mode & OTHERS_MODE) chmodSync(path, stats.mode & 0o700);
}
