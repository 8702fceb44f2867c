import { Checkbox } from '@blueprintjs/core';
import type { TaskSummary } from 'contract/tasks';
import { nowDate } from '../../shared/lib/clock';
import { TickIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { usePlanPages } from '../children/planPages';
import { t } from './en';
import { fullNameOf } from './taskCollege';
import { isCompleted } from './taskOrder';
import { TasksApi } from './tasks.api';
import { stayInPlace } from './ticked';
import styles from './tasks.module.css';

export function TaskCheckbox({ task }: { task: TaskSummary }) {
  return usePlanPages().changes ? <OwnCheckbox task={task} /> : <State task={task} />;
}

/** Looks like nothing that one could tick. */
function State({ task }: { task: TaskSummary }) {
  const isDone = isCompleted(task);
  return (
    <span className={styles.state} data-done={isDone}>
      {isDone && <TickIcon />}
      <span className="visually-hidden">{isDone ? t.isDone : t.isOpen}</span>
    </span>
  );
}

function OwnCheckbox({ task }: { task: TaskSummary }) {
  const { id, attributes } = task;
  const [complete, { isLoading }] = TasksApi.useCompleteTaskMutation();
  const { studentId, completedDate } = attributes;
  const toggle = async () => {
    if (isLoading) return;
    const completing = completedDate === null;
    stayInPlace(id, !completing);
    try {
      const completedDate = completing ? nowDate().toISOString() : null;
      await runAction(complete({ id, studentId, completedDate }), completing ? t.completed : t.reopened);
      // The delay before the task moves starts when the user sees the change.
      stayInPlace(id, !completing);
    } catch {
      toast.error(t.notCompleted);
    }
  };
  return (
    <Checkbox
      className={styles.checkbox}
      aria-label={t.completedLabel(fullNameOf(task))}
      aria-busy={isLoading}
      checked={completedDate !== null}
      onChange={toggle}
    />
  );
}
