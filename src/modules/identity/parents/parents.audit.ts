import type { Describe } from '../../../kernel/audit';
import type { ParentEvents } from './parents.events';

export const describeParents: Describe<ParentEvents> = {
  ParentInvited: ({ parentId, studentId }) => ({
    sentence: 'Invited a parent of the student',
    subject: studentId,
    after: { parentId },
  }),
  ParentAccepted: ({ parentId, studentId }) => ({
    sentence: 'Accepted to see the student’s plan as a parent',
    subject: studentId,
    after: { parentId },
  }),
  ParentRemoved: ({ parentId, studentId, because }) => ({
    sentence:
      because === 'declined' ? 'Declined to be a parent of the student' : 'Removed a parent of the student',
    subject: studentId,
    before: { parentId },
  }),
};
