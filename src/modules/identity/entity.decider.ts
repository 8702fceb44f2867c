import { decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import type { EntityEvents } from './identity.events';

export interface Entity {
  readonly members: ReadonlySet<string>;
}

export type EntityCommands = {
  CreateEntity: EntityEvents['EntityCreated'];
  AddMember: EntityEvents['EntityMemberAdded'];
};

/** A school or an organisation: its account admins have access to all of its students. */
export const entity = decider<Entity | null, EntityCommands, EntityEvents>({
  name: 'entity',
  initial: null,
  decide: {
    CreateEntity: (created, entity) => (entity ? [] : [{ type: 'EntityCreated', data: created }]),
    AddMember: (added, entity) => {
      if (!entity) throw new Rejected('not-found', 'entity-not-found', 'Entity not found.');
      return entity.members.has(added.userId) ? [] : [{ type: 'EntityMemberAdded', data: added }];
    },
  },
  evolve: {
    EntityCreated: () => ({ members: new Set() }),
    EntityMemberAdded: (entity, { userId }) => ({ members: new Set(entity?.members).add(userId) }),
  },
});
