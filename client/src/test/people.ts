import type { EntityResource, LeavingResource, MemberResource, MembersPage } from 'contract/entities';
import type { AccessResource, TokenUser, UserResource } from 'contract/identity';
import { DEFAULT_GRADE, type ProfileResource } from 'contract/profile';
import type { Role } from 'contract/roles';

export const userNamed = (
  id: string,
  firstName: string,
  lastName: string,
  role: Role = 'student',
  entity: UserResource['relationships']['entity'] = { data: null },
): UserResource => ({
  id,
  attributes: { firstName, lastName, email: `${id}@school.test`, role, relation: role, createdAt: '' },
  relationships: { entity },
});

export const accessTo = (
  id: string,
  firstName: string,
  lastName: string,
  relation: Role = 'student',
): AccessResource => ({
  id: `access-${id}`,
  attributes: { firstName, lastName, email: `${id}@school.test`, relation },
  relationships: { [relation]: { data: { id, attributes: { firstName, lastName } } } },
});

export const accessPage = (...data: AccessResource[]) => ({ data, pageCount: 1, total: data.length });

export const profileOf = (
  { id, first_name, last_name, role }: Pick<TokenUser, 'id' | 'first_name' | 'last_name' | 'role'>,
  changes: Partial<ProfileResource['attributes']> = {},
): ProfileResource => ({
  id,
  attributes: {
    ...{ first_name, last_name, role, email: 'zoe@school.test', pending_email: null, phone_number: '' },
    ...{ pronoun: null, gender: null, city: null, state: null, zip_code: null },
    ...{ grade: role === 'student' ? DEFAULT_GRADE : null, grade_told: false },
    ...changes,
  },
  relationships: { entities: { data: [] } },
});

export const MYSELF = profileOf({ id: 'user-1', first_name: 'Zoë', last_name: 'Berg', role: 'counselor' });

export const entityNamed = (
  id: string,
  name: string,
  changes: Partial<EntityResource['attributes']> = {},
): EntityResource => ({
  id,
  attributes: {
    name,
    description: `About ${name}`,
    type: null,
    memberCount: 0,
    requiresTwoFactor: false,
    sharesOutcomes: false,
    ...changes,
  },
  relationships: {},
});

export const memberNamed = (
  id: string,
  firstName: string,
  lastName: string,
  changes: Partial<MemberResource['attributes']> = {},
): MemberResource => ({
  id,
  attributes: {
    ...{ firstName, lastName, email: `${id}@school.test`, role: 'counselor', grade: null, lastActive: null },
    ...{ since: '2026-09-01T12:00:00.000Z', invited: false, ...changes },
  },
  relationships: {},
});

export const membersPage = (data: readonly MemberResource[]): MembersPage => ({
  ...{ data, pageCount: 1, total: data.length },
  counts: { staff: data.length, students: 3 },
});

export const leavingOf = (
  id: string,
  changes: Partial<LeavingResource['attributes']> = {},
): LeavingResource => ({
  id,
  attributes: { people: 0, sessions: 0, lastAccountAdmin: false, ...changes },
  relationships: {},
});
