import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { taskRules } from 'contract/tasks';
import { FormFailure, FormRoot, SubmitButton } from '../../shared/form/Form';
import { useAssignToStudentsMutation } from '../../domain/tasks/tasks.api';
import { TaskFields } from '../../domain/tasks/TaskFields';
import { assigning, useSaveTask, type SavedTask, type TaskValues } from '../../domain/tasks/taskForm';
import { toast } from '../../shared/ui/toast';
import { t } from './en';
import { ALL } from '../../domain/students/StudentCombobox';
import { Row, Text } from '../../shared/layout/layout';
import styles from './student-tasks.module.css';

export interface CustomTaskFormProps {
  readonly studentId: string;
  readonly edited: SavedTask & { readonly assignedCount: number };
  readonly onDone: () => void;
}

const REQUIRED = ['name', 'due_date'] as const;
const TEMPLATE_REQUIRED = ['name'] as const;

export function CustomTaskForm({ studentId, edited, onDone }: CustomTaskFormProps) {
  const [defaults] = useState(edited.values);
  const save = useSaveTask(edited);
  const [assign] = useAssignToStudentsMutation();

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
