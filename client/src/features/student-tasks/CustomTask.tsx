import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { taskRules } from 'contract/tasks';
import { Empty, Failed, Loading } from '../../shared/list/States';
import { TasksApi } from '../../domain/tasks/tasks.api';
import {
  valuesOf,
  assigning,
  useSaveTask,
  type SavedTask,
  type TaskValues,
} from '../../domain/tasks/taskForm';
import { FormFailure, FormRoot, SubmitButton } from '../../shared/form/Form';
import { TaskFields } from '../../domain/tasks/TaskFields';
import { toast } from '../../shared/ui/toast';
import { Row, Text } from '../../shared/layout/layout';
import { t } from './en';
import { ALL } from '../../domain/students/StudentCombobox';
import styles from './student-tasks.module.css';

type CustomTaskProps = Omit<CustomTaskFormProps, 'edited'> & { readonly taskId: string };

export default function CustomTask({ taskId, ...form }: CustomTaskProps) {
  /** The task is edited for everyone who has it. */
  const forAll = form.studentId === ALL || form.studentId === '';
  const definitions = TasksApi.useTaskDefinitionsQuery();
  const assignments = TasksApi.useAssignmentsOfQuery(form.studentId, { skip: forAll });
  const rows = forAll ? [] : assignments.currentData;
  const task = definitions.data?.find(({ id }) => id === taskId);
  if (task && rows) {
    const values = valuesOf(task.attributes);
    const row = rows.find(({ attributes }) => attributes.taskId === taskId);
    const due_date = row?.attributes.dueDate ?? values.due_date;
    return (
      <CustomTaskForm
        {...form}
        edited={{
          id: taskId,
          values: { ...values, due_date },
          assignedCount: task.attributes.assignedCount,
        }}
      />
    );
  }
  const error = definitions.error ?? assignments.error;
  const retry = () => {
    void definitions.refetch();
    if (!forAll) void assignments.refetch();
  };
  if (error) return <Failed error={error} onRetry={retry} />;
  if (!definitions.data || !rows) return <Loading what={t.form.loading} />;
  return <Empty sketch="checklist">{t.form.notYours}</Empty>;
}

interface CustomTaskFormProps {
  readonly studentId: string;
  readonly edited: SavedTask & { readonly assignedCount: number };
  readonly onDone: () => void;
}

const REQUIRED = ['name', 'due_date'] as const;
const TEMPLATE_REQUIRED = ['name'] as const;

function CustomTaskForm({ studentId, edited, onDone }: CustomTaskFormProps) {
  const [defaults] = useState(edited.values);
  const save = useSaveTask(edited);
  const [assign] = TasksApi.useAssignToStudentsMutation();

  const submit = async (values: TaskValues) => {
    const taskId = await save(values);
    if (studentId !== '') await reassign(taskId, values);
    toast.success(t.form.edited);
    onDone();
  };
  const reassign = async (taskId: string, values: TaskValues) => {
    const moved = values.due_date !== defaults.due_date;
    const audience =
      studentId === ALL
        ? ({ taskId, apply_to_all: true } as const)
        : { taskId, user_ids: [studentId], due_date: moved ? values.due_date : undefined };
    await assigning(assign(audience).unwrap());
  };
  const others = edited.assignedCount - (studentId === '' ? 0 : 1);
  return (
    <FormRoot<TaskValues>
      draft={`task:${edited.id}`}
      defaults={defaults}
      onSubmit={submit}
      className={styles.form}
    >
      {studentId !== ALL && others > 0 && (
        <Text as="p" tone="accent">
          {studentId === '' ? t.form.everyone(others) : t.form.others(others)}
        </Text>
      )}
      <TaskFields
        nameRules={taskRules.customName}
        required={edited.assignedCount > 0 ? REQUIRED : TEMPLATE_REQUIRED}
      />
      <FormFailure />
      <Row align="stretch" wrap gap={2}>
        <Button text={t.form.cancel} onClick={onDone} />
        <SubmitButton label={t.form.save} />
      </Row>
    </FormRoot>
  );
}
