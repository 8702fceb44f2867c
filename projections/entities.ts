import { projection } from '../src/kernel/projection';
import type { IdentityEvents } from '../src/modules/identity/identity.events';

export interface EntityView {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly createdAt: string;
  /** Its staff sign in in two steps. */
  readonly requiresTwoFactor: boolean;
}

type Told = 'EntityCreated' | 'EntityTwoFactorRequired';

export const entities = projection<EntityView, Pick<IdentityEvents, Told>>({
  name: 'entities',
  version: 2,
  indexes: [{ name: 1 }],
  key: ({ data }) => data.entityId,
  empty: (id) => ({ id, name: '', description: '', createdAt: '', requiresTwoFactor: false }),
  erasure: {},
  on: {
    EntityCreated: (entity, { data: { name, description }, time }) => ({
      ...entity,
      name,
      description,
      createdAt: time,
    }),
    EntityTwoFactorRequired: (entity, { data }) => ({ ...entity, requiresTwoFactor: data.required }),
  },
});
