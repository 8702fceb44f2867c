import { events } from '../../../kernel/event';
import { CHOICE, ID, PERSON, sealedText } from '../../../kernel/personal';

/** Links a student with a person who is, or may become, a parent in the product. */
interface Link {
  readonly linkId: string;
  readonly parentId: string;
  readonly studentId: string;
}

type End = 'taken-back' | 'declined';

export type ParentEvents = {
  /** Name and address are as the inviting user typed them: the account may be another person's. */
  ParentInvited: Link & { firstName: string; lastName: string; email: string };
  ParentAccepted: Link;
  ParentRemoved: Link & { because: End };
};

const link = { linkId: ID, parentId: PERSON, studentId: PERSON };

const sampleLink = { linkId: 'l1', parentId: 'u3', studentId: 'u1' };

export const parentEvents = events<ParentEvents>({
  ParentInvited: {
    fields: {
      ...link,
      firstName: sealedText('parentId'),
      lastName: sealedText('parentId'),
      email: sealedText('parentId'),
    },
    sample: { ...sampleLink, firstName: 'Elena', lastName: 'Torres', email: 'elena@example.test' },
    notUndone: 'Withdrawing the invitation is a command of its own.',
  },
  ParentAccepted: {
    fields: link,
    sample: sampleLink,
    notUndone: 'The student removes the parent, after a confirmation.',
  },
  ParentRemoved: {
    fields: { ...link, because: CHOICE },
    sample: { ...sampleLink, because: 'taken-back' },
    notUndone: 'Only a new invitation, which the parent accepts again, restores access.',
  },
});
