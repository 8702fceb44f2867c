import { events, HAS_READ, ON_OPENING } from '../../kernel/event';
import { CHOICE, ID, PERSON, TIME } from '../../kernel/personal';

export type RecordViewEvents = {
  /** Recorded once for each viewer, student, `what` and day in New York: `viewedAt` is the first time. */
  RecordViewed: {
    viewId: string;
    studentId: string;
    viewerId: string;
    viewerRole: 'counselor' | 'account_admin' | 'exam_admin' | 'admin' | 'parent';
    what: 'snapshot' | 'record-file' | 'history' | 'conversations' | 'plan';
    viewedAt: string;
  };
};

export const recordViewEvents = events<RecordViewEvents>({
  RecordViewed: {
    fields: {
      viewId: ID,
      studentId: PERSON,
      viewerId: PERSON,
      viewerRole: CHOICE,
      what: CHOICE,
      viewedAt: TIME,
    },
    sample: {
      ...{ viewId: 'v1', studentId: 'u1', viewerId: 'u2', viewerRole: 'counselor', what: 'snapshot' },
      viewedAt: '2026-11-20T15:00:00.000Z',
    },
    notPushed: ON_OPENING,
    notUndone: HAS_READ,
  },
});
