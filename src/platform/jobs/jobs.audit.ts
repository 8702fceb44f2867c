import type { Describe } from '../../kernel/audit';
import type { JobEvents } from './jobs.events';

export const describeJobs: Describe<JobEvents> = {
  JobRetried: ({ jobId, job, reason }) => ({
    sentence: {
      en: `Let the parked job ${job} run again`,
      es: `Hizo que el trabajo apartado ${job} se ejecute de nuevo`,
    },
    after: { jobId, reason },
  }),
};
