import { access } from '../../../projections/access';
import { entities } from '../../../projections/entities';
import { invitations } from '../../../projections/invitations';
import { memberships } from '../../../projections/memberships';
import { people } from '../../../projections/people';
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
