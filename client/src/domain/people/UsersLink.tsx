import { useSignedInUser } from '../../shared/api/session';
import { BackLink } from '../../shared/ui/BackLink';
import { t } from './en';

export function UsersLink() {
  const isAdmin = useSignedInUser().role === 'admin';
  return (
    <BackLink to={isAdmin ? '/admin-profile' : '/account-admin/account'}>
      {isAdmin ? t.adminProfile : t.account}
    </BackLink>
  );
}
