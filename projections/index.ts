import type { AnyProjection } from '../src/kernel/projection';
import { access } from './access';
import { audit } from './audit';
import { entities } from './entities';
import { memberships } from './memberships';
import { people } from './people';
import { taskAssignments } from './task-assignments';
import { taskDefinitions } from './task-definitions';

/** Every read model there is. */
export const projections = [
  access,
  audit,
  entities,
  memberships,
  people,
  taskAssignments,
  taskDefinitions,
].map((projection) => projection as unknown as AnyProjection);
