import { decider } from '../../kernel/decider';
import type { EntityEvents } from './identity.events';

export type EntityCommands = { CreateEntity: EntityEvents['EntityCreated'] };

/** A school or organisation: its account admins have access to all its students. */
export const entity = decider<{ exists: boolean }, EntityCommands, EntityEvents>({
  name: 'entity',
  initial: { exists: false },
  decide: {
    CreateEntity: (created, { exists }) => (exists ? [] : [{ type: 'EntityCreated', data: created }]),
  },
  evolve: { EntityCreated: () => ({ exists: true }) },
});
