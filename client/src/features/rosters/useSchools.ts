import type { Named } from 'contract/http';
import { useEntitiesQuery } from '../../domain/access/access.api';
import { useProfileQuery } from '../../domain/account/account.api';
import { useSignedInUser } from '../../shared/api/session';
import type { Query } from '../../shared/list/Loaded';

export function useSchools(): Query<readonly Named[]> {
  const isAdmin = useSignedInUser().role === 'admin';
  const all = useEntitiesQuery(undefined, { skip: !isAdmin });
  const own = useProfileQuery(undefined, { skip: isAdmin });
  return isAdmin ? all : { ...own, currentData: own.currentData?.relationships.entities.data };
}
