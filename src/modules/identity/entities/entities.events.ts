import { type Changes, events, ON_OPENING } from '../../../kernel/event';
import { CHOICE, ID, PERSON, retained } from '../../../kernel/personal';

export interface EntityFields {
  readonly name: string;
  readonly description: string;
  readonly type: 'Public' | 'Private' | 'Charter' | 'Homeschool' | 'Other' | null;
}

export type EntityEvents = {
  EntityCreated: { entityId: string; name: string; description: string };
  EntityTwoFactorRequired: { entityId: string; required: boolean };
  EntityOutcomesShared: { entityId: string; shared: boolean };
  EntityDescribed: { entityId: string; changes: Changes<EntityFields> };
  /** Students moved up by a grade at the end of a school year; `schoolYear` is the year in which it ends. */
  ClassesMovedUp: { entityId: string; rolloverId: string; schoolYear: number };
  ClassMoveTakenBack: { entityId: string; rolloverId: string };
};

export type MembershipEvents = {
  EntityMemberAdded: { entityId: string; userId: string };
  EntityMemberRemoved: { entityId: string; userId: string };
};

const ORGANISATION = retained('It is about an organization, not a person.');

const GRADES = 'ProfileChanged, which changes the students’ grades, is pushed.';

export const entityEvents = events<EntityEvents & MembershipEvents>({
  EntityCreated: {
    fields: { entityId: ID, name: ORGANISATION, description: ORGANISATION },
    sample: { entityId: 'e1', name: 'Northgate High School', description: 'Public high school.' },
    notPushed: ON_OPENING,
    notUndone: 'Nothing removes an entity.',
  },
  EntityTwoFactorRequired: {
    fields: { entityId: ID, required: CHOICE },
    sample: { entityId: 'e1', required: true },
    notPushed: ON_OPENING,
  },
  EntityOutcomesShared: {
    fields: { entityId: ID, shared: CHOICE },
    sample: { entityId: 'e1', shared: true },
    notPushed: ON_OPENING,
  },
  EntityDescribed: {
    fields: { entityId: ID, changes: ORGANISATION },
    sample: {
      entityId: 'e1',
      changes: {
        name: { from: 'Northgate High School', to: 'Northgate High' },
        description: { from: 'Public high school.', to: '' },
        type: { from: null, to: 'Public' },
      },
    },
    notPushed: ON_OPENING,
  },
  ClassesMovedUp: {
    fields: { entityId: ID, rolloverId: ID, schoolYear: ORGANISATION },
    sample: { entityId: 'e1', rolloverId: 'r1', schoolYear: 2027 },
    notPushed: GRADES,
  },
  ClassMoveTakenBack: {
    fields: { entityId: ID, rolloverId: ID },
    sample: { entityId: 'e1', rolloverId: 'r1' },
    notPushed: GRADES,
  },
  EntityMemberAdded: { fields: { entityId: ID, userId: PERSON }, sample: { entityId: 'e1', userId: 'u1' } },
  EntityMemberRemoved: { fields: { entityId: ID, userId: PERSON }, sample: { entityId: 'e1', userId: 'u1' } },
});
