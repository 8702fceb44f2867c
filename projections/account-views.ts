import { access } from './access';
import { memberships } from './memberships';
import { parents } from './parents';
import { people } from './people';

/** What `Accounts` answers from: who somebody is, and who may act for whom. */
export const accountViews = [people, access, memberships, parents] as const;
