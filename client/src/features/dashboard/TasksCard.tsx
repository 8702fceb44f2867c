import type { TaskAssignmentResource } from 'contract/tasks';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { NextTasks, NEXT_TASKS } from '../../domain/tasks/NextTasks';
import { useMyTasksQuery } from '../../domain/tasks/tasks.api';
import { isCompleted } from '../../domain/tasks/taskOrder';
import { Card } from './Card';
import { t } from './en';
import styles from './TasksCard.module.css';

export function TasksCard() {
  const query = useMyTasksQuery();
  return (
    <Card title={t.tasks.title} moreAt="/tasks" summary={query.data && <Progress tasks={query.data} />}>
      <Loaded
        query={query}
        what={t.tasks.loading}
        rows={NEXT_TASKS}
        empty={<Empty of="tasks">{t.tasks.none}</Empty>}
      >
        {(tasks) => <NextTasks tasks={tasks} />}
      </Loaded>
    </Card>
  );
}

interface TasksProps {
  readonly tasks: readonly TaskAssignmentResource[];
}

function Progress({ tasks }: TasksProps) {
  const completed = tasks.filter(isCompleted).length;
  if (tasks.length === 0) return null;
  return (
    <div className={styles.progress}>
      <span>{t.tasks.completed(completed, tasks.length)}</span>
      <progress aria-label={t.tasks.progress} value={completed} max={tasks.length} />
    </div>
  );
}
