import type { Describe } from '../../kernel/audit';
import type { JobEvents } from './jobs.events';

export const describeJobs: Describe<JobEvents> = {
  JobRetried: ({ jobId, job, reason }) => ({
    sentence: `Let the parked job ${job} run again`,
    after: { jobId, reason },
  }),
};
