import { lazy, Suspense } from 'react';
import { ProfileCard } from '../../domain/account/ProfileCard';
import { Loading } from '../../shared/list/States';
import { t } from './en';
import { NewAdminForm } from './NewAdminForm';
import styles from './accounts.module.css';

// The list stands below the forms, and brings as much code again.
const UsersList = lazy(() => import('./UsersList'));

export default function AdminProfilePage() {
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <ProfileCard />
        <NewAdminForm />
      </div>
      <Suspense fallback={<Loading what={t.users.list.what} />}>
        <UsersList />
      </Suspense>
    </div>
  );
}
