import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { isToStart } from 'contract/task-timing';
import type { TaskAssignmentResource } from 'contract/tasks';
import { DateInput } from '../../shared/form/DateInput';
import { ceebOf, fullNameOf } from '../../domain/tasks/taskCollege';
import { TaskDueDate } from '../../domain/tasks/taskKind';
import { useChangeDueDateMutation } from '../../domain/tasks/tasks.api';
import { Distance } from '../../shared/ui/DueDate';
import { dismiss, toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { Row } from '../../shared/layout/layout';
import { t } from './en';
import styles from './student-tasks.module.css';

export function DueDateEditor({ task }: { task: TaskAssignmentResource }) {
  const name = fullNameOf(task);
  const { taskId, studentId, dueDate, dueDateCanBeModified, completedDate } = task.attributes;
  const [draft, setDraft] = useState<{ readonly date: string; readonly reminder: number }>();
  const [change, { isLoading }] = useChangeDueDateMutation();
  const done = completedDate !== null;
  if (done || !dueDateCanBeModified) {
    return (
      <Row wrap gap={[1, 2]} className={styles.due}>
        <TaskDueDate task={task} />
        {done && <Button size="small" text={t.cells.saved} disabled aria-label={t.cells.savedOf(name)} />}
      </Row>
    );
  }

  const date = draft?.date ?? dueDate ?? '';
  const edit = (chosen: string) => {
    setDraft({ date: chosen, reminder: toast.warning(t.cells.dueDateChanged) });
  };
  const save = async () => {
    if (!draft) return;
    try {
      const changing = change({ taskId, studentId, ceeb: ceebOf(task), dueDate: draft.date });
      await runAction(changing, t.cells.dueDateSaved);
      dismiss(draft.reminder);
      setDraft(undefined);
    } catch (error) {
      toast.failure(error);
    }
  };
  return (
    <Row wrap gap={[1, 2]} className={styles.due}>
      <DateInput aria-label={t.cells.dueDateOf(name)} value={date} onValueChange={edit} />
      <Button
        size="small"
        className={isLoading ? undefined : styles.save}
        text={t.cells.save}
        aria-label={t.cells.saveOf(name)}
        disabled={!draft?.date || draft.date === dueDate}
        loading={isLoading}
        onClick={save}
      />
      {date && (draft || !isToStart(task.attributes)) && <Distance date={date} />}
    </Row>
  );
}
