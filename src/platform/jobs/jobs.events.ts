import { events, ON_OPERATIONS } from '../../kernel/event';
import { ID, OPERATION } from '../../kernel/personal';

export type JobEvents = {
  JobRetried: { jobId: string; job: string; reason: string; requestId: string };
};

export const jobEvents = events<JobEvents>({
  JobRetried: {
    fields: { jobId: ID, job: OPERATION, reason: OPERATION, requestId: ID },
    sample: { jobId: 'j1', job: 'send-mail', reason: 'The mail server is back.', requestId: 'q3' },
    notPushed: ON_OPERATIONS,
    notUndone: 'The job has run.',
  },
});
