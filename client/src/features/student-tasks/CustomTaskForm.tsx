import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { taskRules } from 'contract/tasks';
import { FormFailure, FormRoot, SubmitButton } from '../../shared/form/Form';
import { formatNumber } from '../../shared/lib/format';
import { useAssignToStudentsMutation } from '../../domain/tasks/tasks.api';
import { TaskFields } from '../../domain/tasks/TaskFields';
import {
  assigning,
  BLANK_TASK,
  useSaveTask,
  type SavedTask,
  type TaskValues,
} from '../../domain/tasks/taskForm';
import { toast } from '../../shared/ui/toast';
import { ALL } from './useTasksAddress';
import styles from './StudentTasksPage.module.css';

export interface CustomTaskFormProps {
  readonly studentId: string;
  /** Absent for a new task. */
  readonly edited?: SavedTask & { readonly assignedCount: number };
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const REQUIRED = ['name', 'due_date'] as const;

/** Saves the task, then assigns it to the student or to all; an edited one is assigned again. */
export function CustomTaskForm({ studentId, edited, onSaved, onCancel }: CustomTaskFormProps) {
  const [defaults] = useState(edited?.values ?? BLANK_TASK);
  const { saved, save } = useSaveTask(edited);
  const [assign] = useAssignToStudentsMutation();

  const submit = async (values: TaskValues) => {
    const taskId = await save(values);
    const moved = edited && values.due_date !== defaults.due_date;
    const audience =
      studentId === ALL
        ? ({ taskId, apply_to_all: true } as const)
        : { taskId, user_ids: [studentId], due_date: moved ? values.due_date : undefined };
    await assigning(assign(audience).unwrap());
    toast.success(edited ? 'custom task editted' : 'New custom task added');
    onSaved();
  };
  const others = (edited?.assignedCount ?? 0) - 1;
  return (
    <FormRoot<TaskValues> defaults={defaults} onSubmit={submit} className={styles.form}>
      {studentId !== ALL && others > 0 && (
        <p className={styles.shared}>
          {others === 1 ? '1 other student has' : `${formatNumber(others)} other students have`} this task
          too, and will see what you change.
        </p>
      )}
      <TaskFields nameRules={taskRules.customName} required={REQUIRED} />
      <FormFailure />
      <div className={styles.buttons}>
        {edited && <Button text="Cancel" onClick={onCancel} />}
        <SubmitButton label={edited ? 'Save task' : saved ? 'Try again to assign' : 'Add task'} />
      </div>
    </FormRoot>
  );
}
