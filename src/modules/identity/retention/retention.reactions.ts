import type { Reactions } from '../../../platform/reactor/reactor';
import { dateInNewYork } from '../../../platform/new-york';
import type { DepartureEvents } from './retention.events';

export const RETAIN = 'retention-daily';
export const TELL_STUDENT = 'retention-tell-student';
export const TELL_SCHOOL = 'retention-tell-school';
export const MAIL_SCHOOL = 'retention-mail-school';

/** Announcements within this time become one mail to the school. */
const TOGETHER_MS = 60_000;

export interface ToldStudent {
  readonly studentId: string;
  readonly entityId: string;
  readonly eraseOn: string;
}

export interface ToldSchool {
  readonly entityId: string;
  readonly day: string;
}

export interface SchoolMail extends ToldSchool {
  readonly adminId: string;
}

export const tellStudents: Reactions<DepartureEvents> = {
  ErasureAnnounced: ({ data: { studentId, entityId, eraseOn } }) => ({
    job: TELL_STUDENT,
    data: { studentId, entityId, eraseOn } satisfies ToldStudent,
  }),
};

export const tellSchools: Reactions<DepartureEvents> = {
  ErasureAnnounced: ({ data: { entityId }, time }) => {
    const day = dateInNewYork(0, Date.parse(time));
    return {
      job: TELL_SCHOOL,
      data: { entityId, day } satisfies ToldSchool,
      id: `${TELL_SCHOOL}-${entityId}-${day}`,
      delayMs: TOGETHER_MS,
    };
  },
};
