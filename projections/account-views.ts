import { access } from './access';
import { memberships } from './memberships';
import { parents } from './parents';
import { people } from './people';

/** The views from which `Accounts` answers who a person is, and who may act for whom. */
export const accountViews = [people, access, memberships, parents] as const;
