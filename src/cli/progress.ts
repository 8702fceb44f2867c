import { SingleBar } from 'cli-progress';

export type OnProgress = (done: bigint | number, total?: bigint | number) => void;

export async function withProgress<T>(
  format: string,
  work: (onProgress: OnProgress) => Promise<T>,
): Promise<T> {
  const bar = new SingleBar({ format, hideCursor: true, etaBuffer: 100 });
  const started = Date.now();
  bar.start(0, 0, { speed: 0 });
  try {
    return await work((done, total) => {
      if (total !== undefined) bar.setTotal(Number(total));
      const speed = Math.round((Number(done) * 1000) / Math.max(1, Date.now() - started));
      bar.update(Number(done), { speed });
    });
  } finally {
    bar.stop();
  }
}
