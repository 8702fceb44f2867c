import type { BackoffOptions, Job as BullJob, MinimalJob, Queue } from 'bullmq';
import { BACKOFF_MS, type Job, type JobState, type JobStatus } from './job-queue';

const RETENTION = { count: 1_000, age: 7 * 24 * 3_600 };
export const STATES: readonly JobState[] = ['waiting', 'delayed', 'active', 'completed', 'failed'];
const BACKOFF = 'capped';

export const firstDelayOf = (job: MinimalJob | undefined): number =>
  (job?.opts.backoff as BackoffOptions | undefined)?.delay ?? BACKOFF_MS;

export const runs = (attempts: number, delay: number) => ({
  attempts,
  backoff: { type: BACKOFF, delay },
  removeOnComplete: RETENTION,
  removeOnFail: false,
});

export const jobOf = <Data>(job: BullJob<Data>): Job<Data> => ({
  id: job.id!,
  name: job.name,
  data: job.data,
  attempt: job.attemptsStarted,
  progress: async (done) => {
    if (!(done >= 0 && done <= 1)) throw new RangeError(`Progress goes from 0 to 1, not to ${done}.`);
    await job.updateProgress(done);
  },
});

/** The state is read first: the job read after it is at least as new, so that a finished job has its result. */
export async function statusIn(queue: Queue, id: string): Promise<JobStatus | undefined> {
  const state = await queue.getJobState(id);
  const job = (await queue.getJob(id)) as BullJob | undefined;
  if (!job || !isJobState(state)) return undefined;
  const result = job.returnvalue as unknown;
  return {
    id,
    name: job.name,
    state,
    progress: job.progress as number,
    ...(result !== null && result !== undefined && { result }),
    ...(job.failedReason && { error: job.failedReason }),
  };
}

const isJobState = (state: string): state is JobState => (STATES as readonly string[]).includes(state);

/** In a score, BullMQ multiplies the time by this, so that jobs of one millisecond keep their order. */
export const dueAtOf = (score: string) => Number(score) / 0x1000;
