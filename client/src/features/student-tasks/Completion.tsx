import { Checkbox } from '@blueprintjs/core';
import { useState } from 'react';
import type { TaskAssignmentResource } from 'contract/tasks';
import { nowDate } from '../../shared/lib/clock';
import { formatDate } from '../../shared/lib/time';
import { fullNameOf } from '../../domain/tasks/taskOrder';
import { TasksApi } from '../../domain/tasks/tasks.api';
import { toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { t } from './en';
import styles from './student-tasks.module.css';

export function Completion({ task }: { task: TaskAssignmentResource }) {
  const { id, attributes } = task;
  const { studentId, completedDate } = attributes;
  const [complete] = TasksApi.useCompleteTaskMutation();
  const [wanted, setWanted] = useState<boolean>();
  const done = completedDate !== null;

  const toggle = async () => {
    if (wanted !== undefined) return;
    setWanted(!done);
    try {
      await runAction(
        complete({ id, studentId, completedDate: done ? null : nowDate().toISOString() }),
        done ? t.cells.setIncomplete : t.cells.setCompleted,
      );
    } catch (error) {
      toast.failure(error);
    } finally {
      setWanted(undefined);
    }
  };
  return (
    <Checkbox
      className={styles.completion}
      checked={wanted ?? done}
      aria-busy={wanted !== undefined}
      aria-label={t.cells.completed(fullNameOf(task))}
      onChange={toggle}
    >
      {done && formatDate(completedDate)}
    </Checkbox>
  );
}
