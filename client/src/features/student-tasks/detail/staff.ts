import type { StudentDetailResource } from 'contract/identity';

/** Somebody who may act for the student. */
export type Staff = StudentDetailResource['relationships']['staff']['data'][number];
