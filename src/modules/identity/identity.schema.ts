import { access } from '../../../projections/identity/access';
import { entities } from '../../../projections/identity/entities';
import { invitations } from '../../../projections/identity/invitations';
import { memberships } from '../../../projections/identity/memberships';
import { people } from '../../../projections/identity/people';
import { defineSchema } from '../../kernel/schema';
import { describeIdentity } from './identity.audit';
import { identityEvents } from './identity.events';
import { describeSignIn } from './sign-in/sign-in.audit';
import { signInEvents } from './sign-in/sign-in.events';

export const identitySchema = defineSchema({
  events: { ...identityEvents, ...signInEvents },
  audit: { ...describeIdentity, ...describeSignIn },
  projections: [access, entities, invitations, memberships, people],
});
