import { given } from '../../kernel/testing';
import { jobMaintenance } from './job-maintenance.decider';

const retry = (requestId: string) => ({
  jobId: 'j1',
  job: 'send-mail',
  reason: 'The mail server is back.',
  requestId,
});
const retried = (requestId: string) => ({ type: 'JobRetried', data: retry(requestId) }) as const;

const history = given(jobMaintenance);

it('a parked job is retried once per request', () => {
  history().when('RetryJob', retry('q1')).yields(retried('q1'));
  history(retried('q1')).when('RetryJob', retry('q1')).yields();
  history(retried('q1')).when('RetryJob', retry('q2')).yields(retried('q2'));
});
