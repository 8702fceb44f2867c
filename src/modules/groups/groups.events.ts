import { events } from '../../kernel/event';
import { ID, PERSON, sealedText } from '../../kernel/personal';

export interface GroupRef {
  readonly groupId: string;
  readonly ownerId: string;
}

interface OfSchools {
  /** The entities with whose staff the group is shared. */
  readonly entityIds: readonly string[];
}

interface OfStudents {
  readonly studentIds: readonly string[];
}

export type GroupEvents = {
  GroupCreated: GroupRef & { readonly name: string };
  GroupRenamed: GroupRef & { readonly name: { readonly from: string; readonly to: string } };
  GroupShared: GroupRef & OfSchools;
  GroupUnshared: GroupRef & OfSchools;
  GroupDeleted: GroupRef;
  GroupRestored: GroupRef;
  StudentsGrouped: GroupRef & OfStudents;
  StudentsUngrouped: GroupRef & OfStudents;
};

const ref = { groupId: ID, ownerId: PERSON };
const name = sealedText('ownerId');

const sampleRef = { groupId: 'g1', ownerId: 'u1' };

export const groupEvents = events<GroupEvents>({
  GroupCreated: { fields: { ...ref, name }, sample: { ...sampleRef, name: 'First in family' } },
  GroupRenamed: {
    fields: { ...ref, name },
    sample: { ...sampleRef, name: { from: 'First in family', to: 'First generation' } },
  },
  GroupShared: { fields: { ...ref, entityIds: ID }, sample: { ...sampleRef, entityIds: ['e1'] } },
  GroupUnshared: { fields: { ...ref, entityIds: ID }, sample: { ...sampleRef, entityIds: ['e1'] } },
  GroupDeleted: { fields: ref, sample: sampleRef },
  GroupRestored: { fields: ref, sample: sampleRef },
  StudentsGrouped: {
    fields: { ...ref, studentIds: PERSON },
    sample: { ...sampleRef, studentIds: ['s1', 's2'] },
  },
  StudentsUngrouped: { fields: { ...ref, studentIds: PERSON }, sample: { ...sampleRef, studentIds: ['s2'] } },
});
