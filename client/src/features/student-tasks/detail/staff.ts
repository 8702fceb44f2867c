import type { StudentDetailResource } from 'contract/access';

/** Somebody who may act for the student. */
export type Staff = StudentDetailResource['relationships']['staff']['data'][number];
