import { decider } from '../../kernel/decider';
import type { JobEvents } from './jobs.events';

interface State {
  readonly retried: readonly string[];
}

export type JobMaintenanceCommands = { RetryJob: JobEvents['JobRetried'] };

export const jobMaintenance = decider<State, JobMaintenanceCommands, JobEvents>({
  name: 'job',
  stream: { key: 'parked job', growsWith: "operators' decisions to run it again" },
  initial: { retried: [] },
  decide: {
    RetryJob: (retry, { retried }) =>
      retried.includes(retry.requestId) ? [] : [{ type: 'JobRetried', data: retry }],
  },
  evolve: {
    JobRetried: ({ retried }, { requestId }) => ({ retried: [...retried, requestId] }),
  },
});
