import { ProfileCard } from '../../domain/account/ProfileCard';
import { Loading } from '../../shared/list/States';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { t } from './en';
import { NewAdminForm } from './NewAdminForm';
import styles from './accounts.module.css';

// The list is below the forms and doubles the code of the page, so it is loaded separately.
const UsersList = lazyComponent(
  () => import('./UsersList'),
  () => <Loading what={t.users.list.what} />,
);

export default function AdminProfilePage() {
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <ProfileCard />
        <NewAdminForm />
      </div>
      <UsersList />
    </div>
  );
}
