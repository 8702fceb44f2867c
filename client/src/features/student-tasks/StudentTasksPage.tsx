import { FormGroup, Tab, Tabs } from '@blueprintjs/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAccessToQuery } from '../../domain/account/account.api';
import {
  ALL,
  ALL_STUDENTS,
  nameOfStudent,
  type Student,
  StudentCombobox,
} from '../../domain/students/StudentCombobox';
import { Stack } from '../../shared/layout/layout';
import { Loading } from '../../shared/list/States';
import { focusPageTitle, PageName } from '../../shared/ui/PageHeader';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { TasksOfCaseload } from './caseload/TasksOfCaseload';
import { Templates } from './caseload/Templates';
import { t } from './en';
import styles from './student-tasks.module.css';
import { TasksOfAll } from './TasksOfAll';
import { TasksOfStudent } from './TasksOfStudent';
import { useUrlState } from '../../shared/routing/useUrlState';

const CustomTask = lazyComponent(
  () => import('./CustomTask'),
  () => <Loading what={t.form.loading} />,
);
const NewTask = lazyComponent(
  () => import('./batch/NewTask'),
  () => <Loading what={t.form.loading} />,
);

interface Chosen extends Partial<Student> {
  readonly students?: readonly Student[];
}

function useStudent(studentId: string, chosen: Chosen) {
  const [known, setKnown] = useState<Student | undefined>(
    chosen.firstName !== undefined && chosen.lastName !== undefined && studentId
      ? { id: studentId, firstName: chosen.firstName, lastName: chosen.lastName }
      : undefined,
  );
  const isKnown = studentId === '' || studentId === ALL || known?.id === studentId;
  const { data, isLoading } = useAccessToQuery(studentId, { skip: isKnown });
  if (studentId === ALL) return { student: ALL_STUDENTS, isLoading };
  if (isKnown) return { student: known, isLoading };
  for (const { attributes, relationships } of data ?? []) {
    if (relationships.student?.data?.id !== studentId) continue;
    const { firstName, lastName } = attributes;
    const student = { id: studentId, firstName, lastName };
    setKnown(student);
    return { student, isLoading };
  }
  return { student: undefined, isLoading };
}

export default function StudentTasksPage() {
  const location = useLocation();
  const chosen = (location.state ?? {}) as Chosen;
  const [{ studentId, tab, taskId, from }, go] = useTasksAddress();
  const [picked, setPicked] = useState<Student>();
  const fetched = useStudent(picked?.id === studentId ? '' : studentId, chosen);
  const student = picked?.id === studentId ? picked : fetched.student;

  const chooser = (
    <FormGroup label={t.page.student} labelFor="student" className={styles.student}>
      <StudentCombobox
        id="student"
        withAll
        shown={student ? nameOfStudent(student) : ''}
        onChoose={(next) => {
          setPicked(next);
          go({ studentId: next.id, taskId: '' });
        }}
      />
    </FormGroup>
  );
  const submitted = () => {
    const edit = (task: string) => go({ tab: 'add', taskId: task });
    if (!studentId) {
      return (
        <Stack gap={5}>
          <TasksOfCaseload onEdit={edit} />
          <Templates onUse={(task) => go({ tab: 'add', from: task })} onEdit={edit} />
        </Stack>
      );
    }
    if (studentId === ALL) return <TasksOfAll onEdit={edit} />;
    const name = student ? nameOfStudent(student) : t.page.unknownStudent;
    return (
      <>
        <PageName>{name}</PageName>
        <TasksOfStudent key={studentId} studentId={studentId} name={name} onEdit={edit} />
      </>
    );
  };
  const form = () => {
    if (!taskId) {
      if (fetched.isLoading) return <Loading what={t.form.loading} />;
      const one = studentId
        ? [student ?? { id: studentId, firstName: '', lastName: t.page.unknownStudent }]
        : [];
      const students = chosen.students && !picked ? chosen.students : one;
      return <NewTask key={`${studentId} ${from}`} students={students} from={from} />;
    }
    const leave = () => {
      go({ taskId: '', tab: 'submitted' });
      focusPageTitle({ preventScroll: false });
    };
    return <CustomTask key={taskId} taskId={taskId} studentId={studentId} onDone={leave} />;
  };
  return (
    <Tabs
      id="student-tasks"
      selectedTabId={tab}
      onChange={(next) => go({ tab: next === 'add' ? 'add' : 'submitted' })}
    >
      <Tab
        disabled={false}
        id="submitted"
        title={t.page.submitted}
        panel={
          <>
            {chooser}
            {submitted()}
          </>
        }
      />
      <Tab disabled={false} id="add" title={t.page.add} panel={tab === 'add' ? form() : undefined} />
    </Tabs>
  );
}

function useTasksAddress() {
  const [{ tab, ...address }, go] = useUrlState({ studentId: '', tab: 'submitted', taskId: '', from: '' });
  return [{ ...address, tab: tab === 'add' ? 'add' : 'submitted' }, go] as const;
}
