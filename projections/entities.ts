import { projection } from '../src/kernel/projection';
import type { IdentityEvents } from '../src/modules/identity/identity.events';

export interface EntityView {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly createdAt: string;
}

export const entities = projection<EntityView, Pick<IdentityEvents, 'EntityCreated'>>({
  name: 'entities',
  version: 1,
  indexes: [{ name: 1 }],
  key: ({ data }) => data.entityId,
  empty: (id) => ({ id, name: '', description: '', createdAt: '' }),
  erasure: {},
  on: {
    EntityCreated: (entity, { data: { name, description }, time }) => ({
      ...entity,
      name,
      description,
      createdAt: time,
    }),
  },
});
