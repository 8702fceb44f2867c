import type { ComponentType } from 'react';
import type { Role } from 'contract/roles';
import type { StudentTab } from '../../domain/students/StudentLink';
import { Loading } from '../../shared/list/States';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { t } from './en';
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

export const tabsOf = (role: Role): readonly TabDef[] => TABS.filter(({ roles }) => roles.includes(role));
