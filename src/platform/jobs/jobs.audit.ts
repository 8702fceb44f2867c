import type { Describe } from '../../kernel/audit';
import type { JobEvents } from './jobs.events';

export const describeJobs: Describe<JobEvents> = {
  JobRetried: ({ jobId, job, reason }) => ({
    sentence: {
      en: `Ran the parked job ${job} again`,
      es: `Ejecutó de nuevo el trabajo apartado ${job}`,
    },
    after: { jobId, reason },
  }),
};
