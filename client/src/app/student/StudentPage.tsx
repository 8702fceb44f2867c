import { Tab, Tabs } from '@blueprintjs/core';
import { useEffect, useState, type ComponentType } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { HOME, type Role } from 'contract/roles';
import { StudentsApi } from '../../domain/students/students.api';
import type { StudentTab, StudentVisit } from '../../domain/students/StudentLink';
import { messageOf } from '../../shared/api/errors';
import { useSignedInUser } from '../../shared/api/session';
import { Stack } from '../../shared/layout/layout';
import { fullName } from '../../shared/lib/format';
import { Loaded } from '../../shared/list/Loaded';
import { useUrlState } from '../../shared/routing/useUrlState';
import { BackLink } from '../../shared/ui/BackLink';
import { PageName } from '../../shared/ui/PageHeader';
import { toast } from '../../shared/ui/toast';
import { Loading } from '../../shared/list/States';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { t } from './en';
import { StudentHeader } from './StudentHeader';
import type { StudentTabProps } from './tab';

interface TabDef {
  readonly id: StudentTab;
  /** The roles that may make the calls of the tab. */
  readonly roles: readonly Role[];
  readonly panel: ComponentType<StudentTabProps>;
}

const ADVISORS: readonly Role[] = ['counselor', 'account_admin', 'admin'];
const ADMINS: readonly Role[] = ['account_admin', 'admin'];
const STAFF: readonly Role[] = [...ADVISORS, 'exam_admin'];

const tab = (
  id: StudentTab,
  roles: readonly Role[],
  load: () => Promise<{ default: ComponentType<StudentTabProps> }>,
): TabDef => ({ id, roles, panel: lazyComponent(load, () => <Loading what={t.loadingTab} rows={6} />) });

const TABS: readonly TabDef[] = [
  tab('overview', ADVISORS, () => import('./Overview')),
  tab('details', ADMINS, () => import('./DetailsTab')),
  tab('tasks', ADVISORS, () => import('./TasksTab')),
  tab('action-items', ADMINS, () => import('./ActionItemsTab')),
  tab('colleges', STAFF, () => import('./CollegesTab')),
  tab('tests', STAFF, () => import('./TestsTab')),
  tab('messages', STAFF, () => import('./MessagesTab')),
  tab('sessions', ADVISORS, () => import('./SessionsTab')),
  tab('notes', ADVISORS, () => import('./NotesTab')),
  tab('history', ADVISORS, () => import('./HistoryTab')),
];

const tabsOf = (role: Role): readonly TabDef[] => TABS.filter(({ roles }) => roles.includes(role));

export default function StudentPage() {
  const { studentId = '' } = useParams();
  const { role } = useSignedInUser();
  const { pathname, ...location } = useLocation();
  // A tab that changes the address would lose the state of the visit.
  const [visit] = useState(() => (location.state as { readonly visit?: StudentVisit } | null)?.visit);
  const first: StudentTab = pathname.startsWith('/students/') ? 'overview' : 'details';
  // Each tab starts at the top of the page, like any change of the address.
  const [address, setAddress] = useUrlState({ tab: first }, { replace: true });
  const tabs = tabsOf(role);
  const open = tabs.find(({ id }) => id === address.tab) ?? tabs[0]!;
  const query = StudentsApi.useStudentSummaryQuery(studentId);
  const { error } = query;
  useEffect(() => {
    if (error) toast.failure(error);
  }, [error]);
  return (
    <>
      <BackLink to={visit?.address ?? HOME[role]}>{t.back}</BackLink>
      <Loaded query={query} what={t.loading} message={error ? messageOf(error) : undefined}>
        {(student) => (
          <Stack gap={4}>
            <PageName>{fullName(student.attributes)}</PageName>
            <StudentHeader student={student} tab={open.id} visit={visit} />
            <Tabs
              id="student"
              selectedTabId={open.id}
              renderActiveTabPanelOnly
              onChange={(chosen) => setAddress({ tab: String(chosen) })}
            >
              {tabs.map(({ id, panel: Panel }) => (
                <Tab
                  key={id}
                  id={id}
                  disabled={false}
                  title={t.tabs[id]}
                  panel={<Panel student={student} />}
                />
              ))}
            </Tabs>
          </Stack>
        )}
      </Loaded>
    </>
  );
}
