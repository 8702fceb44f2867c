import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { WorkReport, WorkRequest } from './job-queue-process';

export class JobTakers {
  private readonly processes: ChildProcess[] = [];

  async take(request: WorkRequest): Promise<ChildProcess> {
    const other = fork(join(__dirname, 'job-queue-process.ts'), {
      execArgv: ['--require', join(__dirname, 'typescript.cjs')],
    });
    this.processes.push(other);
    other.send(request);
    expect(await once(other, 'message')).toContain('running' satisfies WorkReport);
    return other;
  }

  async takeAndDie(request: WorkRequest): Promise<void> {
    await kill(await this.take(request));
  }

  async dispose(): Promise<void> {
    for (const other of this.processes) await kill(other);
  }
}

async function kill(other: ChildProcess): Promise<void> {
  if (other.exitCode !== null || other.signalCode !== null) return;
  other.kill('SIGKILL');
  await once(other, 'exit');
}
