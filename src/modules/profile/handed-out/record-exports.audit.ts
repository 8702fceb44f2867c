import type { Describe } from '../../../kernel/audit';
import type { RecordExportEvents } from './record-exports.events';

export const describeRecordExports: Describe<RecordExportEvents> = {
  RecordExported: ({ studentId, reason }) => ({
    sentence: 'Exported the student’s whole record for the family',
    subject: studentId,
    after: { reason },
  }),
};
