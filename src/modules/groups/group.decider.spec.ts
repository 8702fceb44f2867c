import { given } from '../../kernel/testing';
import { group } from './group.decider';

const ref = { groupId: 'g1', ownerId: 'u1' };
const created = { type: 'GroupCreated', data: { ...ref, name: 'Essays' } } as const;
const deleted = { type: 'GroupDeleted', data: ref } as const;
const shared = { type: 'GroupShared', data: { ...ref, entityIds: ['e1'] } } as const;
const unshared = { type: 'GroupUnshared', data: { ...ref, entityIds: ['e1'] } } as const;
const grouped = (...studentIds: string[]) =>
  ({ type: 'StudentsGrouped', data: { ...ref, studentIds } }) as const;
const ungrouped = (...studentIds: string[]) =>
  ({ type: 'StudentsUngrouped', data: { ...ref, studentIds } }) as const;

const history = given(group);

it('creates a group once', () => {
  history().when('Create', created.data).yields(created);
  history(created).when('Create', created.data).yields();
});

it('renames a group, also to another case of its name', () => {
  history(created)
    .when('Rename', { name: 'ESSAYS' })
    .yields({ type: 'GroupRenamed', data: { ...ref, name: { from: 'Essays', to: 'ESSAYS' } } });
  history().when('Rename', { name: 'Essays' }).isRejected('group-not-found');
  history(created, deleted).when('Rename', { name: 'Letters' }).isRejected('group-not-found');
});

it('shares a group with schools, and stops sharing it', () => {
  history(created)
    .when('Share', { entityIds: ['e1'] })
    .yields(shared);
  history(created, shared).when('Unshare', {}).yields(unshared);
  history(created, shared, unshared).when('Unshare', {}).yields();
});

it('refuses to share a group without a school', () => {
  history(created).when('Share', { entityIds: [] }).isRejected('group-without-school');
});

it('adds only students who are not in the group', () => {
  history(created, grouped('s1'))
    .when('AddStudents', { studentIds: ['s1', 's2'] })
    .yields(grouped('s2'));
});

it('removes only students who are in the group', () => {
  history(created, grouped('s1', 's2'), ungrouped('s1'))
    .when('RemoveStudents', { studentIds: ['s1', 's2', 's3'] })
    .yields(ungrouped('s2'));
});

it('deletes a group, and restores it with its students', () => {
  history(created, grouped('s1')).when('Delete', {}).yields(deleted);
  history(created, grouped('s1'), deleted).when('Restore', {}).yields({ type: 'GroupRestored', data: ref });
  history(created, grouped('s1'), deleted, { type: 'GroupRestored', data: ref })
    .when('RemoveStudents', { studentIds: ['s1'] })
    .yields(ungrouped('s1'));
});

it('refuses students for a deleted group', () => {
  history(created, deleted)
    .when('AddStudents', { studentIds: ['s1'] })
    .isRejected('group-not-found');
});
