import type { JobEvents } from '../../src/platform/jobs/jobs.events';
import type { Describe } from './description';

export const describeJobs: Describe<JobEvents> = {
  JobRetried: ({ jobId, job, reason }) => ({
    sentence: `Let the parked job ${job} run again`,
    after: { jobId, reason },
  }),
};
