import { decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import { applyChanges, changesBetween, type Changes } from '../../kernel/event';
import type { EntityEvents, EntityFields } from './identity.events';
import { say } from './words';

export interface Entity {
  readonly entityId: string;
  readonly fields: EntityFields;
  readonly requiresTwoFactor: boolean;
}

export type EntityCommands = {
  CreateEntity: EntityEvents['EntityCreated'] & Pick<Partial<EntityFields>, 'type'>;
  /** Fields that are absent stay. */
  DescribeEntity: Partial<EntityFields>;
  RequireTwoFactor: { required: boolean };
};

const described = (entityId: string, changes: Changes<EntityFields>) =>
  Object.keys(changes).length === 0
    ? []
    : [{ type: 'EntityDescribed' as const, data: { entityId, changes } }];

/** A school or organisation: its account admins have access to all its students. */
export const entity = decider<Entity | null, EntityCommands, EntityEvents>({
  name: 'entity',
  initial: null,
  decide: {
    CreateEntity: ({ type = null, ...created }, entity) =>
      entity
        ? []
        : [
            { type: 'EntityCreated', data: created },
            ...described(
              created.entityId,
              changesBetween<Pick<EntityFields, 'type'>>({ type: null }, { type }),
            ),
          ],
    DescribeEntity: (fields, entity) => {
      if (!entity) throw new Rejected('not-found', say('entity-not-found'));
      return described(entity.entityId, changesBetween(entity.fields, fields));
    },
    RequireTwoFactor: ({ required }, entity) => {
      if (!entity) throw new Rejected('not-found', say('entity-not-found'));
      const { entityId, requiresTwoFactor } = entity;
      return required === requiresTwoFactor
        ? []
        : [{ type: 'EntityTwoFactorRequired', data: { entityId, required } }];
    },
  },
  evolve: {
    EntityCreated: (_, { entityId, name, description }) => ({
      entityId,
      fields: { name, description, type: null },
      requiresTwoFactor: false,
    }),
    EntityTwoFactorRequired: (entity, { required }) => ({ ...entity!, requiresTwoFactor: required }),
    EntityDescribed: (entity, { changes }) => ({ ...entity!, fields: applyChanges(entity!.fields, changes) }),
  },
});
