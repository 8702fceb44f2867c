import type { AccessResource, EntityResource, ProfileResource, UserResource } from 'contract/identity';
import type { Role } from 'contract/roles';

/** Somebody of a search, in no entity but the one given. */
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

/** Somebody whom one may act for, or a colleague. */
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

/** Whoever is signed in. */
export const MYSELF: ProfileResource = {
  id: 'user-1',
  attributes: {
    first_name: 'Zoë',
    last_name: 'Berg',
    email: 'zoe@school.test',
    phone_number: '2125550123',
    role: 'counselor',
  },
  relationships: {},
};

/** An entity of counselors of these first names, which are their ids too. */
export const entityNamed = (id: string, name: string, members: readonly string[] = []): EntityResource => ({
  id,
  attributes: { name, description: `About ${name}`, memberCount: members.length },
  relationships: {
    users: {
      data: members.map((firstName) => ({
        id: firstName,
        attributes: { firstName, lastName: 'Berg', role: 'counselor' },
      })),
    },
  },
});
