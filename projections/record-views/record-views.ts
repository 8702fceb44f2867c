import type { Viewed } from '../../contract/record-views';
import type { Role } from '../../contract/roles';
import { projection } from '../../src/kernel/projection';
import type { RecordExportEvents } from '../../src/modules/profile/exports/record-exports.events';
import type { RecordViewEvents } from '../../src/modules/record-views/record-views.events';

export interface RecordView {
  readonly id: string;
  readonly studentId: string;
  readonly viewerId: string | null;
  readonly viewerRole: Role;
  readonly what: Viewed;
  readonly viewedAt: string;
  readonly order: string;
}

export const recordViews = projection<RecordView, RecordViewEvents & RecordExportEvents>({
  name: 'record-views',
  contains: "who looked at a student's record",
  version: 1,
  indexes: [{ studentId: 1, order: -1 }, { viewerId: 1 }],
  key: ({ data }) => ('viewId' in data ? data.viewId : data.exportId),
  empty: (id) => ({
    id,
    studentId: '',
    viewerId: null,
    viewerRole: 'counselor',
    what: 'snapshot',
    viewedAt: '',
    order: '',
  }),
  erasure: { studentId: 'nothing', viewerId: (view) => ({ ...view, viewerId: null }) },
  exported: { sections: { recordViews: 'studentId' }, without: ['id', 'order'] },
  on: {
    RecordViewed: ({ id }, { data: { studentId, viewerId, viewerRole, what, viewedAt }, position }) => ({
      ...{ id, studentId, viewerId, viewerRole, what, viewedAt },
      order: String(position).padStart(20, '0'),
    }),
    RecordExported: ({ id }, { data: { studentId, exporterId, exporterRole, exportedAt }, position }) => ({
      ...{ id, studentId, viewerId: exporterId, viewerRole: exporterRole },
      ...{ what: 'export', viewedAt: exportedAt },
      order: String(position).padStart(20, '0'),
    }),
  },
});
