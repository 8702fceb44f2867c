import { Link } from 'react-router-dom';
import type { TaskSummary } from 'contract/tasks';
import { Row, Text } from '../../shared/layout/layout';
import { Empty } from '../../shared/list/States';
import { usePlanPages } from '../children/planPages';
import { t } from './en';
import styles from './tasks.module.css';
import { TaskCheckbox, useTaskRegion } from './TaskCheckbox';
import { kindOf, TaskDueDate } from './taskKind';
import { byDueDate, isCompleted } from './taskOrder';

export const NEXT_TASKS = 3;

export function NextTasks({ tasks }: { tasks: readonly TaskSummary[] }) {
  const pages = usePlanPages();
  const { region, isFolded } = useTaskRegion<HTMLDivElement>();
  const next = tasks
    .filter((task) => !isFolded(task))
    .sort(byDueDate(1))
    .slice(0, NEXT_TASKS);
  return (
    <div {...region}>
      {next.length === 0 && <Empty sketch="checklist">{t.allDone}</Empty>}
      <ul>
        {next.map((task) => (
          <Row as="li" align="start" gap={1} item key={task.id} className={styles.task}>
            <TaskCheckbox task={task} />
            <Row minHeight={40} wrap gap={[0, 3]} grow>
              <Link
                to={`${pages.tasks}?task=${task.id}`}
                className={isCompleted(task) ? styles.done : styles.name}
              >
                {task.attributes.name}
              </Link>
              {task.relationships.college.data && (
                <Text size={2} tone="muted">
                  {task.relationships.college.data.attributes.name}
                </Text>
              )}
              {kindOf(task) !== 'start' && (
                <Text size={2}>
                  <TaskDueDate task={task} />
                </Text>
              )}
            </Row>
          </Row>
        ))}
      </ul>
    </div>
  );
}
