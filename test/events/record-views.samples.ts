import type { RecordExportEvents } from '../../src/modules/profile/exports/record-exports.events';
import type { RecordViewEvents } from '../../src/modules/record-views/record-views.events';
import type { Samples } from './samples';

export const recordViewSamples = {
  RecordViewed: {
    ...{ viewId: 'v1', studentId: 'u1', viewerId: 'u2', viewerRole: 'counselor', what: 'snapshot' },
    viewedAt: '2026-11-20T15:00:00.000Z',
  },
  RecordExported: {
    ...{ exportId: 'x1', studentId: 'u1', exporterId: 'u2', exporterRole: 'account_admin' },
    ...{ reason: 'Elena Torres, the mother, asked by phone.', exportedAt: '2026-11-21T09:30:00.000Z' },
  },
} satisfies Samples<RecordViewEvents & RecordExportEvents>;
