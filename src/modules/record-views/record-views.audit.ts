import type { Describe } from '../../kernel/audit';
import type { RecordViewEvents } from './record-views.events';

/** The audit leaves views out, since they are a log of their own, which the student reads. */
export const describeRecordViews: Describe<RecordViewEvents> = { RecordViewed: null };
