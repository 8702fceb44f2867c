import { SetMetadata } from '@nestjs/common';
import type { Viewed } from '../../../contract/record-views';
import type { Role } from '../../../contract/roles';

export interface Viewing {
  readonly what: Exclude<Viewed, 'export'>;
  /** Whose looks are recorded: everybody's but the student's own, or those of one role alone. */
  readonly by?: Role;
}

export const VIEWING = 'viewing';

/** A route for a student that shows others so much of the record that the student is told. */
export const Shows = (what: Viewing['what'], by?: Role) =>
  SetMetadata(VIEWING, { what, by } satisfies Viewing);

/** Records who looks at what of a student, implemented by the module that keeps it. */
export abstract class RecordViews {
  /** Of whoever is calling; resolves once it cannot be lost. */
  abstract note(studentId: string, what: Viewing['what']): Promise<void>;
}
