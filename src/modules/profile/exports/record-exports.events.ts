import { events } from '../../../kernel/event';
import { CHOICE, ID, PERSON, sealedText, TIME } from '../../../kernel/personal';

export type RecordExportEvents = {
  /** A staff member exported a student's whole record, to pass it on to the family. */
  RecordExported: {
    exportId: string;
    studentId: string;
    exporterId: string;
    exporterRole: 'account_admin' | 'admin';
    reason: string;
    exportedAt: string;
  };
};

export const recordExportEvents = events<RecordExportEvents>({
  RecordExported: {
    fields: {
      exportId: ID,
      studentId: PERSON,
      exporterId: PERSON,
      exporterRole: CHOICE,
      reason: sealedText<'studentId'>('studentId'),
      exportedAt: TIME,
    },
    sample: {
      ...{ exportId: 'x1', studentId: 'u1', exporterId: 'u2', exporterRole: 'account_admin' },
      ...{ reason: 'Elena Torres, the mother, asked by phone.', exportedAt: '2026-11-21T09:30:00.000Z' },
    },
    notPushed: 'The notification is pushed; the page that lists exports fetches them when it is opened.',
    notUndone: 'The staff member has the file.',
  },
});
