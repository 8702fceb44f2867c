import type { JobEvents } from '../../src/platform/jobs/jobs.events';
import type { Samples } from './samples';

export const jobSamples = {
  JobRetried: { jobId: 'j1', job: 'send-mail', reason: 'The mail server is back.', requestId: 'q3' },
} satisfies Samples<JobEvents>;
