import { useProfileQuery } from '../../domain/account/account.api';
import { ParentsCard } from '../../domain/parents/ParentsCard';
import { RecordTabs } from '../../domain/record/RecordTabs';
import { useSignedInUser } from '../../shared/api/session';
import { Loaded } from '../../shared/list/Loaded';
import { AboutNumbers } from './AboutNumbers';
import { FavoritesPanel, MajorsPanel, NotesPanel } from './Choices';
import { t } from './en';
import { MyColleges } from './MyColleges';
import { ProfileHeader } from './ProfileHeader';
import { TasksPanel } from './TasksPanel';
import styles from './Profile.module.css';

export default function StudentProfile() {
  const { id } = useSignedInUser();
  const query = useProfileQuery();
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <Loaded query={query} what={t.loading} rows={3}>
          {(profile) => (
            <>
              <ProfileHeader profile={profile} />
              <AboutNumbers profile={profile} />
            </>
          )}
        </Loaded>
      </div>
      <div className={styles.stack}>
        <RecordTabs />
        <MyColleges />
      </div>
      <div className={styles.stack}>
        <MajorsPanel />
        <FavoritesPanel />
        <NotesPanel />
        <TasksPanel />
        <ParentsCard studentId={id} level={2} />
      </div>
    </div>
  );
}
