import { ProfileCard } from '../../domain/account/ProfileCard';
import { NewAdminForm } from './NewAdminForm';
import UsersList from './UsersList';
import styles from './accounts.module.css';

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
