import { events } from '../../../kernel/event';
import { CHOICE, ID, PERSON, sealedText, TIME } from '../../../kernel/personal';

// Names and shapes are stored for ever: never edit one in place, add an upcast.
export type RecordExportEvents = {
  /** Somebody took a student's whole record out, to hand it to the family. */
  RecordExported: {
    exportId: string;
    studentId: string;
    exporterId: string;
    exporterRole: 'account_admin' | 'admin';
    /** Who asked for it, and why. */
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
  },
});
