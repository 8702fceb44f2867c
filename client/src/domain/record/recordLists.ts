import { activities } from './activities';
import { courses } from './courses';
import type { AnyRecordList } from './definition';
import { honors } from './honors';
import type { RecordListName } from './record.api';
import { tests } from './tests';

export const RECORD_LISTS: Readonly<Record<RecordListName, AnyRecordList>> = {
  activities,
  courses,
  honors,
  tests,
};
