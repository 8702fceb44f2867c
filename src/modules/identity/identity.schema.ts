import { access } from '../../../projections/identity/access';
import { entities } from '../../../projections/identity/entities';
import { invitations } from '../../../projections/identity/invitations';
import { memberships } from '../../../projections/identity/memberships';
import { people } from '../../../projections/identity/people';
import { defineSchema } from '../../kernel/schema';
import { describeAccess } from './access/access.audit';
import { accessEvents } from './access/access.events';
import { describeAccounts } from './accounts/accounts.audit';
import { accountEvents } from './accounts/accounts.events';
import { describeEntities } from './entities/entities.audit';
import { entityEvents } from './entities/entities.events';
import { describeSignIn } from './sign-in/sign-in.audit';
import { signInEvents } from './sign-in/sign-in.events';

export const identitySchema = defineSchema({
  events: { ...accountEvents, ...accessEvents, ...entityEvents, ...signInEvents },
  audit: { ...describeAccounts, ...describeAccess, ...describeEntities, ...describeSignIn },
  projections: [access, entities, invitations, memberships, people],
});
