import { events } from '../../../kernel/event';
import { CHOICE, PERSON } from '../../../kernel/personal';

type AccessRelation = 'sign-up-link' | 'registration' | 'assignment' | 'access-sync' | 'session';
type AccessEnd =
  'left-entity' | 'joined-entity' | 'counselor-changed' | 'taken-back' | 'access-sync' | 'session-ended';

/** Access rests on one or more relations and ends with the last of them. */
export type AccessEvents = {
  AccessGranted: { staffId: string; studentId: string; reason: AccessRelation };
  AccessRevoked: { staffId: string; studentId: string; reason: AccessRelation; because: AccessEnd };
};

export const accessEvents = events<AccessEvents>({
  AccessGranted: {
    fields: { staffId: PERSON, studentId: PERSON, reason: CHOICE },
    sample: { staffId: 'u2', studentId: 's1', reason: 'sign-up-link' },
  },
  AccessRevoked: {
    fields: { staffId: PERSON, studentId: PERSON, reason: CHOICE, because: CHOICE },
    sample: { staffId: 'u2', studentId: 's1', reason: 'sign-up-link', because: 'left-entity' },
  },
});
