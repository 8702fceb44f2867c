import { applyChanges } from '../src/kernel/event';
import { projection } from '../src/kernel/projection';
import type { EntityEvents, EntityFields } from '../src/modules/identity/identity.events';

export interface EntityView extends EntityFields {
  readonly id: string;
  readonly createdAt: string;
}

export const entities = projection<EntityView, Pick<EntityEvents, 'EntityCreated' | 'EntityDescribed'>>({
  name: 'entities',
  version: 2,
  indexes: [{ name: 1 }],
  key: ({ data }) => data.entityId,
  empty: (id) => ({ id, name: '', description: '', type: null, createdAt: '' }),
  erasure: {},
  on: {
    EntityCreated: (entity, { data: { name, description }, time }) => ({
      ...entity,
      name,
      description,
      createdAt: time,
    }),
    EntityDescribed: (entity, { data }) => applyChanges<EntityView>(entity, data.changes),
  },
});
