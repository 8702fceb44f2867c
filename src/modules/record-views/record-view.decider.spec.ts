import { given } from '../../kernel/testing';
import { recordView } from './record-view.decider';
import type { RecordViewEvents } from './record-views.events';

const view: RecordViewEvents['RecordViewed'] = {
  ...{ viewId: 'v1', studentId: 's1', viewerId: 'c1', viewerRole: 'counselor', what: 'snapshot' },
  viewedAt: '2026-11-20T15:00:00.000Z',
};
const viewed = { type: 'RecordViewed', data: view } as const;

it('records only the first view of a day', () => {
  given(recordView)().when('Record', view).yields(viewed);
  given(recordView)(viewed)
    .when('Record', { ...view, viewedAt: '2026-11-20T19:00:00.000Z' })
    .yields();
});
