import { EventEmitter } from 'node:events';
import { JobUnfinished } from './job-queue';
import type { JobRow, JobTable } from './job-table';

export class JobResults {
  private readonly waiting = new EventEmitter().setMaxListeners(0);

  constructor(private readonly table: JobTable) {}

  async of(id: string, timeoutMs: number): Promise<unknown> {
    const row = this.table.find(id);
    if (!row) throw new Error(`There is no job ${id}.`);
    const { state, result, error } = hasFinished(row) ? row : await this.whenFinished(id, timeoutMs);
    if (state === 'failed') throw new Error(error ?? undefined);
    return result === null ? undefined : JSON.parse(result);
  }

  announce(id: string): void {
    if (this.waiting.listenerCount(id) === 0) return;
    const row = this.table.find(id);
    if (row && hasFinished(row)) this.waiting.emit(id, row);
  }

  announceAll(): void {
    for (const id of this.waiting.eventNames()) this.announce(String(id));
  }

  abandon(error: Error): void {
    for (const id of this.waiting.eventNames()) this.waiting.emit(id, error);
  }

  private whenFinished(id: string, timeoutMs: number): Promise<JobRow> {
    return new Promise((resolve, reject) => {
      const finish = (outcome: JobRow | Error) => {
        clearTimeout(timer);
        this.waiting.off(id, finish);
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      };
      const late = () => finish(new JobUnfinished(id));
      const timer = setTimeout(late, timeoutMs);
      this.waiting.on(id, finish);
    });
  }
}

const hasFinished = ({ state }: JobRow) => state === 'completed' || state === 'failed';
