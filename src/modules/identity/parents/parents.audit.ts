import { entry, type Describe } from '../../../kernel/audit';
import type { ParentEvents } from './parents.events';

export const describeParents: Describe<ParentEvents> = {
  ParentInvited: entry('studentId', {
    en: 'Invited a parent of the student',
    es: 'Invitó a un familiar del estudiante',
    after: ['parentId'],
  }),
  ParentAccepted: entry('studentId', {
    en: 'Accepted the invitation to see the student’s plan as a parent',
    es: 'Aceptó la invitación a ver el plan del estudiante como madre, padre o tutor',
    after: ['parentId'],
  }),
  ParentRemoved: ({ parentId, studentId, because }) => ({
    sentence:
      because === 'declined'
        ? {
            en: 'Declined to be a parent of the student',
            es: 'Rechazó ser madre, padre o tutor del estudiante',
          }
        : { en: 'Removed a parent of the student', es: 'Quitó a un familiar del estudiante' },
    subject: studentId,
    before: { parentId },
  }),
};
