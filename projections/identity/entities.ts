import { applyChanges } from '../../src/kernel/event';
import { projection } from '../../src/kernel/projection';
import type { EntityEvents, EntityFields } from '../../src/modules/identity/entities/entities.events';

export interface EntityView extends EntityFields {
  readonly id: string;
  readonly createdAt: string;
  readonly requiresTwoFactor: boolean;
  readonly sharesOutcomes: boolean;
}

type Described = Pick<
  EntityEvents,
  'EntityCreated' | 'EntityDescribed' | 'EntityTwoFactorRequired' | 'EntityOutcomesShared'
>;

export const entities = projection<EntityView, Described>({
  name: 'entities',
  contains: 'schools and other organizations',
  version: 4,
  indexes: [{ name: 1 }],
  key: ({ data }) => data.entityId,
  empty: (id) => ({
    id,
    name: '',
    description: '',
    type: null,
    createdAt: '',
    requiresTwoFactor: false,
    sharesOutcomes: false,
  }),
  erasure: {},
  on: {
    EntityCreated: (entity, { data: { name, description }, time }) => ({
      ...entity,
      name,
      description,
      createdAt: time,
    }),
    EntityTwoFactorRequired: (entity, { data }) => ({ ...entity, requiresTwoFactor: data.required }),
    EntityOutcomesShared: (entity, { data }) => ({ ...entity, sharesOutcomes: data.shared }),
    EntityDescribed: (entity, { data }) => applyChanges<EntityView>(entity, data.changes),
  },
});
