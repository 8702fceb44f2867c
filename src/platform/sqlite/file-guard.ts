import { statSync } from 'node:fs';

/** Throws if `file` or its log was moved or deleted, since SQLite would continue to write to the lost file. */
export function fileGuard(file: string): () => void {
  const opened = [file, `${file}-wal`].map((path) => ({ path, inode: statSync(path).ino }));
  return () => {
    for (const { path, inode } of opened) {
      if (statSync(path, { throwIfNoEntry: false })?.ino !== inode) {
        throw new Error(
          `${path} is not the file any more that was opened: it was moved, replaced or deleted.`,
        );
      }
    }
  };
}
