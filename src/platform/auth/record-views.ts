import { SetMetadata } from '@nestjs/common';
import type { Viewed } from '../../../contract/record-views';
import type { Role } from '../../../contract/roles';

export interface Viewing {
  readonly what: Exclude<Viewed, 'export'>;
  /** Only views by this role are recorded; if it is undefined, views by everybody but the student. */
  readonly by?: Role;
}

export const VIEWING = 'viewing';

/** Marks a route that shows others enough of a student's record that each view is recorded for the student to see. */
export const RecordsView = (what: Viewing['what'], by?: Role) =>
  SetMetadata(VIEWING, { what, by } satisfies Viewing);

export abstract class RecordViews {
  /** Records a view by the current caller; resolves once it cannot be lost. */
  abstract note(studentId: string, what: Viewing['what']): Promise<void>;
}
