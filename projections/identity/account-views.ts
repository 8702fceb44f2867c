import { access } from './access';
import { memberships } from './memberships';
import { parents } from './parents';
import { people } from './people';

export const accountViews = [people, access, memberships, parents] as const;
