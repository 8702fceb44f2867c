import { statSync } from 'node:fs';

/**
 * A check that throws while the open database `file` or its write-ahead log lies elsewhere or is deleted;
 * SQLite would go on writing into the lost file.
 */
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
