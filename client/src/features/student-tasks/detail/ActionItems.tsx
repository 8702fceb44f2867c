import type { TaskAssignmentResource } from 'contract/tasks';
import { useAssignmentsOfQuery } from '../../../domain/tasks/tasks.api';
import { byDueDate, isCompleted } from '../../../domain/tasks/taskOrder';
import { Loaded } from '../../../shared/list/Loaded';
import { Empty } from '../../../shared/list/States';
import { DueDate } from '../../../shared/ui/DueDate';
import { Completion } from '../Completion';
import styles from './detail.module.css';
import { t } from './en';

/** What is still to be done, the most urgent first. */
export function ActionItems({ studentId, name }: { studentId: string; name: string }) {
  const query = useAssignmentsOfQuery(studentId);
  const list = (tasks: readonly TaskAssignmentResource[]) => {
    const open = tasks.filter((task) => !isCompleted(task)).sort(byDueDate(1));
    if (open.length === 0) return <Empty>{t.page.nothingLeft(name)}</Empty>;
    return (
      <ul aria-label={t.page.toDo(name)} className={styles.items}>
        {open.map((task) => (
          <li key={task.id}>
            <div className={styles.what}>
              <span>{task.attributes.name}</span>
              <span className={styles.college}>{task.relationships.college.data?.attributes.name}</span>
            </div>
            <DueDate date={task.attributes.dueDate} />
            <Completion task={task} />
          </li>
        ))}
      </ul>
    );
  };
  return (
    <Loaded query={query} what={t.page.loadingTasks}>
      {list}
    </Loaded>
  );
}
