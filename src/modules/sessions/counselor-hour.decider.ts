import { decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import type { CounselorHourEvents } from './sessions.events';
import { t } from './messages';

export type CounselorHourCommands = {
  BookHour: CounselorHourEvents['HourBooked'];
  FreeHour: CounselorHourEvents['HourFreed'];
};

/** Half an hour of a counselor; the state is the request that has reserved it. */
export const counselorHour = decider<string | null, CounselorHourCommands, CounselorHourEvents>({
  name: 'counselor-hour',
  stream: {
    key: 'hash of counselor and half hour',
    growsWith: 'sessions that had the half hour, one after the other',
  },
  initial: null,
  decide: {
    BookHour: (data, requestId) => {
      if (requestId === data.requestId) return [];
      if (requestId !== null) throw new Rejected('conflict', t('hour-taken'));
      return [{ type: 'HourBooked', data }];
    },
    FreeHour: (data, requestId) => (requestId === data.requestId ? [{ type: 'HourFreed', data }] : []),
  },
  evolve: {
    HourBooked: (_, { requestId }) => requestId,
    HourFreed: () => null,
  },
});
