import type { RecordPart } from 'contract/record-history';
import { LIST } from '../../shared/api/resource';
import { onServerEvent } from '../../shared/realtime/realtime';

export const LIST_TAGS = {
  activities: { type: 'Activity' },
  courses: { type: 'Course' },
  honors: { type: 'Honor' },
  tests: { type: 'TestScore' },
} as const;

const isList = (part: RecordPart): part is keyof typeof LIST_TAGS => part in LIST_TAGS;

onServerEvent('record.changed', {
  invalidate: ({ id, data: { part } }) => [
    isList(part) ? { ...LIST_TAGS[part], id: LIST } : { type: 'Record', id: LIST },
    { type: 'Record', id },
    { type: 'User', id },
  ],
});
