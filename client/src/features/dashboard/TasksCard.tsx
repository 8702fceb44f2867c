import { Link } from 'react-router-dom';
import type { TaskAssignmentResource } from 'contract/resources';
import { Empty, Failed, Loading } from '../../shared/list/States';
import { useMyTasksQuery } from '../../shared/tasks/tasks.api';
import { byDueDate, isCompleted } from '../../shared/tasks/taskOrder';
import { TaskCheckbox } from '../../shared/tasks/TaskCheckbox';
import { useKeptFocus } from '../../shared/tasks/useKeptFocus';
import { DueDate } from '../../shared/ui/DueDate';
import { Card } from './Card';
import styles from './TasksCard.module.css';

const SHOWN = 3;

export function TasksCard() {
  const { data, error, refetch } = useMyTasksQuery();
  return (
    <Card title="Tasks" moreAt="/tasks" summary={data && <Progress tasks={data} />}>
      {!data && error && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <Loading what="tasks" rows={SHOWN} />}
      {data && <NextTasks tasks={data} />}
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
      <span>
        {completed} / {tasks.length} completed
      </span>
      <progress aria-label="Tasks completed" value={completed} max={tasks.length} />
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
      {tasks.length === 0 && (
        <Empty>You have no tasks yet. Your counselor’s tasks for you will appear here.</Empty>
      )}
      {tasks.length > 0 && next.length === 0 && (
        <Empty>Nothing left to do: you have completed every task.</Empty>
      )}
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
