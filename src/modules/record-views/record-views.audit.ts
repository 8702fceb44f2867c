import type { Describe } from '../../kernel/audit';
import type { RecordViewEvents } from './record-views.events';

/** It is a log itself, which the student reads: the audit would repeat it. */
export const describeRecordViews: Describe<RecordViewEvents> = { RecordViewed: null };
