import type { Reactions } from '../../../platform/reactor/reactor';
import { dateInNewYork } from '../../../platform/new-york';
import type { DepartureEvents } from '../accounts/departures.events';

export const RETAIN = 'retention-daily';
export const NOTIFY_STUDENT = 'retention-tell-student';
export const NOTIFY_SCHOOL = 'retention-tell-school';
export const MAIL_SCHOOL = 'retention-mail-school';

/** Announcements within this time become one mail to the school. */
const TOGETHER_MS = 60_000;

export interface StudentNotice {
  readonly studentId: string;
  readonly entityId: string;
  readonly eraseOn: string;
}

export interface SchoolNotice {
  readonly entityId: string;
  readonly day: string;
}

export interface SchoolMail extends SchoolNotice {
  readonly adminId: string;
}

export const notifyStudents: Reactions<DepartureEvents> = {
  ErasureAnnounced: ({ data: { studentId, entityId, eraseOn } }) => ({
    job: NOTIFY_STUDENT,
    data: { studentId, entityId, eraseOn } satisfies StudentNotice,
  }),
};

export const notifySchools: Reactions<DepartureEvents> = {
  ErasureAnnounced: ({ data: { entityId }, time }) => {
    const day = dateInNewYork(0, Date.parse(time));
    return {
      job: NOTIFY_SCHOOL,
      data: { entityId, day } satisfies SchoolNotice,
      id: `${NOTIFY_SCHOOL}-${entityId}-${day}`,
      delayMs: TOGETHER_MS,
    };
  },
};
