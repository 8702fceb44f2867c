import { FormGroup, Tab, Tabs } from '@blueprintjs/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { TaskDefinitionResource } from 'contract/tasks';
import { AccountApi } from '../../domain/account/account.api';
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
import { TasksApi } from '../../domain/tasks/tasks.api';
import { ResourceList } from '../../shared/list/ResourceList';
import { RowButton } from '../../shared/list/RowButton';
import { AddIcon, EditIcon } from '../../shared/ui/icons';
import { formatNumber } from '../../shared/lib/format';
import { formatDate, formatInstant } from '../../shared/lib/time';
import type { Column } from '../../shared/list/columns';
import { DueDate } from '../../domain/tasks/DueDate';
import { TasksOfCaseload } from './caseload/TasksOfCaseload';
import { t } from './en';
import { templatesIn } from './templates';
import { t as all } from './caseload/en';
import { EditButton } from './EditButton';
import { TaskName } from './TaskName';
import styles from './student-tasks.module.css';
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
  const { data, isLoading } = AccountApi.useAccessToQuery(studentId, { skip: isKnown });
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

const templatesText = all.templates;

interface TemplatesProps {
  readonly onUse: (taskId: string) => void;
  readonly onEdit: (taskId: string) => void;
}

function Templates({ onUse, onEdit }: TemplatesProps) {
  const query = TasksApi.useTaskDefinitionsQuery();
  const [deleteTask] = TasksApi.useDeleteTaskMutation();
  return (
    <ResourceList<TaskDefinitionResource, never>
      query={{ ...query, currentData: query.currentData && templatesIn(query.currentData) }}
      heading={templatesText.heading}
      what={templatesText.what}
      sketch="checklist"
      empty={templatesText.none}
      nameOf={({ attributes }) => attributes.name}
      actions={({ id, attributes: { name } }) => (
        <>
          <RowButton
            icon={<AddIcon />}
            label={templatesText.use(name)}
            tip={templatesText.useTip}
            onClick={() => onUse(id)}
          />
          <RowButton
            icon={<EditIcon />}
            label={templatesText.edit(name)}
            tip={templatesText.edit(name)}
            onClick={() => onEdit(id)}
          />
        </>
      )}
      remove={{ ...templatesText.remove, run: ({ id }) => deleteTask(id) }}
    />
  );
}

const LAST = '9999-12-31';

const columns: readonly Column<TaskDefinitionResource>[] = [
  {
    key: 'name',
    header: t.table.name,
    cell: ({ attributes: { name, description } }) => <TaskName name={name} description={description} />,
    sortBy: ({ attributes }) => attributes.name,
  },
  {
    key: 'entered',
    header: t.table.entered,
    cell: ({ attributes: { createdAt } }) => (
      <time dateTime={createdAt} title={formatInstant(createdAt)}>
        {formatDate(createdAt)}
      </time>
    ),
    sortBy: ({ attributes }) => attributes.createdAt,
  },
  {
    key: 'due',
    header: t.table.due,
    cell: ({ attributes }) => <DueDate date={attributes.due_date} />,
    sortBy: ({ attributes }) => attributes.due_date ?? LAST,
  },
  {
    key: 'students',
    header: t.table.students,
    cell: ({ attributes }) => formatNumber(attributes.assignedCount),
    sortBy: ({ attributes }) => attributes.assignedCount,
  },
];

function TasksOfAll({ onEdit }: { onEdit: (taskId: string) => void }) {
  const query = TasksApi.useTaskDefinitionsQuery();
  const [deleteTask] = TasksApi.useDeleteTaskMutation();
  return (
    <ResourceList<TaskDefinitionResource, never>
      query={{ ...query, currentData: query.currentData?.filter(({ attributes }) => attributes.applyToAll) }}
      what={t.table.ofAll}
      sketch="checklist"
      empty={t.table.noneOfAll}
      table={{ columns, initialSort: 'due' }}
      nameOf={({ attributes }) => attributes.name}
      actions={({ id, attributes: { name, external_id } }) =>
        external_id === null && <EditButton name={name} onClick={() => onEdit(id)} />
      }
      remove={{
        ...t.remove,
        consequence: (name, { attributes }) => t.table.takenOffAll(name, attributes.assignedCount),
        run: ({ id }) => deleteTask(id),
      }}
    />
  );
}
