import { Tab, Tabs } from '@blueprintjs/core';
import { lazy, Suspense, useState } from 'react';
import { messages } from 'contract/messages';
import { accessFailure, useAccessQuery } from '../../domain/account/account.api';
import { fullName } from '../../shared/lib/format';
import { Empty, Failed } from '../../shared/list/States';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { t } from './en';
import { StudentSelect, studentsIn } from './StudentSelect';
import { TasksOfAll } from './TasksOfAll';
import { TasksOfStudent } from './TasksOfStudent';
import { ALL, useTasksAddress } from './useTasksAddress';

/** The form comes after the page. */
const CustomTask = lazy(() => import('./CustomTask'));

export default function StudentTasksPage() {
  const { data, error, refetch } = useAccessQuery();
  const [{ studentId, tab, taskId }, go] = useTasksAddress();
  const [saves, setSaves] = useState(0);
  const students = data && studentsIn(data);
  if (error && !students) {
    return (
      <Failed
        error={error}
        onRetry={refetch}
        message={messages.studentsFailed}
        reason={accessFailure(error)}
      />
    );
  }

  const submitted = () => {
    if (!studentId) return <Empty of="people">{t.page.chooseToSee}</Empty>;
    const edit = (task: string) => go({ tab: 'add', taskId: task });
    if (studentId === ALL) return <TasksOfAll onEdit={edit} />;
    const student = students?.find(({ id }) => id === studentId);
    const name = student ? fullName(student) : t.page.unknownStudent;
    return <TasksOfStudent key={studentId} studentId={studentId} name={name} onEdit={edit} />;
  };
  const form = () => {
    if (!studentId) return <Empty of="people">{t.page.chooseToAdd}</Empty>;
    const leave = () => {
      go({ taskId: '', tab: taskId ? 'submitted' : 'add' });
      focusPageTitle({ preventScroll: false });
    };
    const saved = () => {
      setSaves(saves + 1);
      leave();
    };
    return (
      <Suspense>
        <CustomTask
          key={taskId || saves}
          taskId={taskId}
          studentId={studentId}
          onCancel={leave}
          onSaved={saved}
        />
      </Suspense>
    );
  };
  return (
    <>
      <StudentSelect
        students={students}
        value={studentId}
        onChange={(chosen) => go({ studentId: chosen, taskId: '' })}
      />
      <Tabs
        id="student-tasks"
        selectedTabId={tab}
        onChange={(chosen) => go({ tab: chosen === 'add' ? 'add' : 'submitted' })}
      >
        <Tab disabled={false} id="submitted" title={t.page.submitted} panel={submitted()} />
        <Tab disabled={false} id="add" title={t.page.add} panel={form()} />
      </Tabs>
    </>
  );
}
