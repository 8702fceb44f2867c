import { decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import type { EntityEvents } from './identity.events';
import { say } from './words';

export type EntityCommands = {
  CreateEntity: EntityEvents['EntityCreated'];
  RequireTwoFactor: EntityEvents['EntityTwoFactorRequired'];
};

interface Entity {
  readonly exists: boolean;
  readonly requiresTwoFactor: boolean;
}

/** A school or organisation: its account admins have access to all its students. */
export const entity = decider<Entity, EntityCommands, EntityEvents>({
  name: 'entity',
  initial: { exists: false, requiresTwoFactor: false },
  decide: {
    CreateEntity: (created, { exists }) => (exists ? [] : [{ type: 'EntityCreated', data: created }]),
    RequireTwoFactor: (data, { exists, requiresTwoFactor }) => {
      if (!exists) throw new Rejected('not-found', say('entity-not-found'));
      return data.required === requiresTwoFactor ? [] : [{ type: 'EntityTwoFactorRequired', data }];
    },
  },
  evolve: {
    EntityCreated: (entity) => ({ ...entity, exists: true }),
    EntityTwoFactorRequired: (entity, { required }) => ({ ...entity, requiresTwoFactor: required }),
  },
});
