import { Classes } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { collegeMessages } from 'contract/colleges';
import { AccountApi } from '../../domain/account/account.api';
import { ParentsCard } from '../../domain/parents/ParentsCard';
import { useSignedInUser } from '../../shared/api/session';
import { Loaded } from '../../shared/list/Loaded';
import { Card, Stack, Text, Row } from '../../shared/layout/layout';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { PrintIcon } from '../../shared/ui/icons';
import { PageAction } from '../../shared/ui/PageHeader';
import { Loading } from '../../shared/list/States';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { t as record } from '../../domain/record/en';
import { NEXT_TASKS, NextTasks } from '../../domain/tasks/NextTasks';
import { TasksApi } from '../../domain/tasks/tasks.api';
import { Section } from '../../shared/layout/Section';
import { t as notes } from '../../domain/notes/en';
import { NoteCard } from '../../domain/notes/NoteCard';
import { NotesApi } from '../../domain/notes/notes.api';
import { Logo } from '../../domain/colleges/Logo';
import { SavedApi } from '../../domain/colleges/saved.api';
import { placeOf } from '../../domain/colleges/savedStatus';
import { SaveMenu } from '../../domain/colleges/SaveMenu';
import { SavingProvider, useSaving } from '../../domain/colleges/saving';
import { AboutNumbers } from './AboutNumbers';
import { FavoritesPanel, MajorsPanel, NotesPanel } from './Choices';
import { t } from './en';
import { ProfileHeader } from './ProfileHeader';
import styles from './profile.module.css';

export const RecordTabs = lazyComponent(
  () => import('../../domain/record/RecordPanel'),
  () => <Loading what={record.panel} />,
);

export default function StudentProfile() {
  const { id } = useSignedInUser();
  const query = AccountApi.useProfileQuery();
  return (
    <Stack gap={4} alignContent="start" className={styles.page}>
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
      <Stack gap={4} alignContent="start">
        <RecordTabs />
        <MyColleges />
      </Stack>
      <Stack gap={4} alignContent="start">
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

function TasksPanel() {
  const query = TasksApi.useMyTasksQuery();
  return (
    <Section title={t.tasks.title} tools={<Link to="/tasks">{t.tasks.all}</Link>}>
      <Loaded
        query={query}
        what={t.tasks.loading}
        rows={NEXT_TASKS}
        empty={
          <Text as="p" flush pad={[1, 'inset', 4]} tone="muted">
            {t.none(t.tasks.title)}
          </Text>
        }
      >
        {(tasks) => <NextTasks tasks={tasks} />}
      </Loaded>
    </Section>
  );
}

const MAX_SHOWN = 100;

/** The notes that staff have shared with the student who reads them. */
function SharedNotes({ studentId }: { studentId: string }) {
  const query = NotesApi.useNotesQuery({ studentId, pageSize: MAX_SHOWN });
  return (
    <Section title={notes.shared.title}>
      <Loaded
        query={query}
        what={notes.list.what}
        rows={2}
        empty={
          <Text as="p" pad={[3, 'inset']} flush tone="muted">
            {notes.shared.none}
          </Text>
        }
      >
        {({ data }) => (
          <ul>
            {data.map((note) => (
              <li key={note.id}>
                <NoteCard note={note} hidesVisibility />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}

function MyColleges() {
  const query = SavedApi.useSavedCollegesQuery();
  const saving = useSaving();
  return (
    <Section title={t.colleges.heading} tools={<Link to="/colleges">{t.colleges.all}</Link>}>
      <SavingProvider value={saving}>
        <Loaded
          query={query}
          what={t.colleges.loading}
          rows={3}
          message={collegeMessages.loadFailed}
          empty={
            <Text as="p" flush pad={[1, 'inset', 4]} tone="muted">
              {t.none(t.colleges.title)}
            </Text>
          }
        >
          {(saved) => (
            <ul>
              {saved.map(({ id, attributes }) => (
                <Row as="li" key={id} item wrap gap={[2, 3]} className={styles.saved}>
                  <Logo ceeb={attributes.ceeb_code} />
                  <Stack breakable className={styles.college}>
                    <Text
                      as={Link}
                      quiet
                      tone="ink"
                      weight={500}
                      to={`/colleges?college=${attributes.ceeb_code}`}
                    >
                      {attributes.name}
                    </Text>
                    <Text size={2} tone="muted">
                      {placeOf(attributes)}
                    </Text>
                  </Stack>
                  <SaveMenu
                    college={{ ceeb: attributes.ceeb_code, name: attributes.name, state: attributes.state }}
                  />
                </Row>
              ))}
            </ul>
          )}
        </Loaded>
      </SavingProvider>
    </Section>
  );
}
