import { useAssignmentsOfQuery } from '../../../shared/tasks/tasks.api';
import { byDueDate, isCompleted } from '../../../shared/tasks/taskOrder';
import { Empty, Failed, Loading } from '../../../shared/list/States';
import { DueDate } from '../../../shared/ui/DueDate';
import { Completion } from '../Completion';
import styles from './detail.module.css';

/** What is still to be done, the most urgent first. */
export function ActionItems({ studentId, name }: { studentId: string; name: string }) {
  const { currentData, error, refetch } = useAssignmentsOfQuery(studentId);
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (!currentData) return <Loading what="tasks" />;
  const open = currentData.filter((task) => !isCompleted(task)).sort(byDueDate(1));
  if (open.length === 0) return <Empty>{name} has nothing left to do.</Empty>;
  return (
    <ul aria-label={`What ${name} has to do`} className={styles.items}>
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
}
