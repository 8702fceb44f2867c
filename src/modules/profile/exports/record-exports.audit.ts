import { entry, type Describe } from '../../../kernel/audit';
import type { RecordExportEvents } from './record-exports.events';

export const describeRecordExports: Describe<RecordExportEvents> = {
  RecordExported: entry('studentId', {
    en: 'Exported the student’s whole record for the family',
    es: 'Exportó todo el expediente del estudiante para la familia',
    after: ['reason'],
  }),
};
