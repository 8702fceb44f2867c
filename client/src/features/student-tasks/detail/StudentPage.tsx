import { Tab, Tabs } from '@blueprintjs/core';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useStudentDetailQuery } from '../../../domain/access/access.api';
import { messageOf } from '../../../shared/api/errors';
import { useSignedInUser } from '../../../shared/api/session';
import { fullName } from '../../../shared/lib/format';
import { Loaded } from '../../../shared/list/Loaded';
import { Loading } from '../../../shared/list/States';
import { useUrlState } from '../../../shared/routing/useUrlState';
import { BackLink } from '../../../shared/ui/BackLink';
import { lazyComponent } from '../../../shared/ui/lazyComponent';
import { PageLine, PageName } from '../../../shared/ui/PageHeader';
import { toast } from '../../../shared/ui/toast';
import { ActionItems } from './ActionItems';
import { Details } from './Details';
import { t } from './en';

const TasksOfStudent = lazyComponent(
  async () => ({ default: (await import('../TasksOfStudent')).TasksOfStudent }),
  () => <Loading what={t.page.loadingTasks} />,
);

const TABS = ['details', 'tasks', 'action-items'] as const;

export default function StudentPage() {
  const { studentId = '' } = useParams();
  const { role } = useSignedInUser();
  const navigate = useNavigate();
  // Each tab starts at the top of the page, like any change of the address.
  const [address, setAddress] = useUrlState({ tab: 'details' }, { replace: true });
  const tab = TABS.find((known) => known === address.tab) ?? 'details';
  const query = useStudentDetailQuery(studentId);
  const { currentData: student, error } = query;
  useEffect(() => {
    if (error) toast.failure(error);
  }, [error]);

  const name = student ? fullName(student.attributes) : '';
  const list = role === 'admin' ? '/admin/students' : '/account-admin/account-admin-students';
  const edit = (taskId: string) =>
    navigate(
      role === 'admin'
        ? `/admin-edit-task?id=${taskId}`
        : `/account-admin/account-admin-tasks?studentId=${studentId}&tab=add&taskId=${taskId}`,
    );
  return (
    <>
      <BackLink to={list}>{t.page.back}</BackLink>
      <Loaded query={query} what={t.page.loading} message={error ? messageOf(error) : undefined}>
        {(loaded) => (
          <>
            <PageName>{name}</PageName>
            <h2 className="visually-hidden">{name}</h2>
            <PageLine>{loaded.attributes.email}</PageLine>
            <Tabs
              id="student"
              selectedTabId={tab}
              renderActiveTabPanelOnly
              onChange={(chosen) => setAddress({ tab: String(chosen) })}
            >
              <Tab
                disabled={false}
                id="details"
                title={t.page.details}
                panel={<Details student={loaded} />}
              />
              <Tab
                disabled={false}
                id="tasks"
                title={t.page.tasks}
                panel={<TasksOfStudent studentId={studentId} name={name} onEdit={(id) => void edit(id)} />}
              />
              <Tab
                disabled={false}
                id="action-items"
                title={t.page.actionItems}
                panel={<ActionItems studentId={studentId} />}
              />
            </Tabs>
          </>
        )}
      </Loaded>
    </>
  );
}
