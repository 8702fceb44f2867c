import { Classes } from '@blueprintjs/core';
import { useProfileQuery } from '../../domain/account/account.api';
import { SharedNotes } from '../../domain/notes/SharedNotes';
import { ParentsCard } from '../../domain/parents/ParentsCard';
import { RecordTabs } from '../../domain/record/RecordTabs';
import { useSignedInUser } from '../../shared/api/session';
import { Loaded } from '../../shared/list/Loaded';
import { Card, Stack } from '../../shared/layout/layout';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { PrintIcon } from '../../shared/ui/icons';
import { PageAction } from '../../shared/ui/PageHeader';
import { AboutNumbers } from './AboutNumbers';
import { FavoritesPanel, MajorsPanel, NotesPanel } from './Choices';
import { t } from './en';
import { MyColleges } from './MyColleges';
import { ProfileHeader } from './ProfileHeader';
import { TasksPanel } from './TasksPanel';
import styles from './profile.module.css';

export default function StudentProfile() {
  const { id } = useSignedInUser();
  const query = useProfileQuery();
  return (
    <Stack gap={4} className={styles.page}>
      <PageAction>
        <ButtonLink to="/profile/download">
          <PrintIcon />
          <span className={Classes.BUTTON_TEXT}>{t.download.link}</span>
        </ButtonLink>
      </PageAction>
      <Card shrink className={styles.card}>
        <Loaded query={query} what={t.loading} rows={3}>
          {(profile) => (
            <>
              <ProfileHeader profile={profile} />
              <AboutNumbers profile={profile} />
            </>
          )}
        </Loaded>
      </Card>
      <Stack gap={4} className={styles.stack}>
        <RecordTabs />
        <MyColleges />
      </Stack>
      <Stack gap={4} className={styles.stack}>
        <MajorsPanel />
        <FavoritesPanel />
        <NotesPanel />
        <TasksPanel />
        <SharedNotes studentId={id} />
        <ParentsCard studentId={id} level={2} />
      </Stack>
    </Stack>
  );
}
