import { Link } from 'react-router-dom';
import type { TaskAssignmentResource } from 'contract/tasks';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { useMyTasksQuery } from '../../domain/tasks/tasks.api';
import { byDueDate, isCompleted } from '../../domain/tasks/taskOrder';
import { TaskCheckbox } from '../../domain/tasks/TaskCheckbox';
import { useKeptFocus } from '../../domain/tasks/useKeptFocus';
import { DueDate } from '../../shared/ui/DueDate';
import { Card } from './Card';
import { t } from './en';
import styles from './TasksCard.module.css';

const SHOWN = 3;

export function TasksCard() {
  const query = useMyTasksQuery();
  return (
    <Card title={t.tasks.title} moreAt="/tasks" summary={query.data && <Progress tasks={query.data} />}>
      <Loaded query={query} what={t.tasks.loading} rows={SHOWN} empty={<Empty>{t.tasks.none}</Empty>}>
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

function NextTasks({ tasks }: TasksProps) {
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const next = tasks
    .filter((task) => !isCompleted(task))
    .sort(byDueDate(1))
    .slice(0, SHOWN);
  return (
    <div {...keptFocus}>
      {next.length === 0 && <Empty>{t.tasks.allDone}</Empty>}
      <ul>
        {next.map((task) => (
          <li key={task.id} className={styles.task}>
            <TaskCheckbox task={task} />
            <div className={styles.text}>
              <Link to={`/tasks?task=${task.id}`} className={styles.name}>
                {task.attributes.name}
              </Link>
              {task.relationships.college.data && (
                <span className={styles.college}>{task.relationships.college.data.attributes.name}</span>
              )}
              <span className={styles.due}>
                <DueDate date={task.attributes.dueDate} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
