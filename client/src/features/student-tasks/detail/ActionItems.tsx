import { useId, type ReactNode } from 'react';
import { isOverdue, isToStart } from 'contract/task-timing';
import type { TaskAssignmentResource } from 'contract/tasks';
import { useActionItemsQuery } from '../../../domain/access/access.api';
import { useAssignmentsOfQuery } from '../../../domain/tasks/tasks.api';
import { TaskDueDate } from '../../../domain/tasks/taskKind';
import { byDueDate, isCompleted } from '../../../domain/tasks/taskOrder';
import { formatDistance, plusDays, today, toPlainDate } from '../../../shared/lib/time';
import { Loaded } from '../../../shared/list/Loaded';
import { Completion } from '../Completion';
import styles from './detail.module.css';
import { t } from './en';

const DAYS_AHEAD = 6;
const NEVER = '9999-12-31';

export function ActionItems({ studentId }: { studentId: string }) {
  return (
    <div className={styles.cards}>
      <Loaded query={useAssignmentsOfQuery(studentId)} what={t.page.loadingTasks}>
        {(tasks) => (
          <div className={styles.column}>
            <Tasks tasks={tasks} />
          </div>
        )}
      </Loaded>
      <Loaded query={useActionItemsQuery(studentId)} what={t.items.loading}>
        {({ attributes: { unanswered, missing } }) => (
          <div className={styles.column}>
            <ItemsCard {...t.items.messages}>
              {unanswered.map(({ name, since }, index) => (
                <li key={index}>
                  {t.items.messages.to(name ?? t.items.messages.support)}
                  <time dateTime={since} className={styles.since}>
                    {formatDistance(toPlainDate(since))}
                  </time>
                </li>
              ))}
            </ItemsCard>
            <ItemsCard {...t.items.record}>
              {missing.map((part) => (
                <li key={part}>{t.items.record.parts[part]}</li>
              ))}
            </ItemsCard>
          </div>
        )}
      </Loaded>
    </div>
  );
}

function Tasks({ tasks }: { tasks: readonly TaskAssignmentResource[] }) {
  const open = tasks.filter((task) => !isCompleted(task)).sort(byDueDate(1));
  const due = ({ attributes }: TaskAssignmentResource) => attributes.dueDate ?? NEVER;
  const [from, to] = [today(), plusDays(today(), DAYS_AHEAD)];
  const toStart = open.filter(({ attributes }) => isToStart(attributes));
  const line = (task: TaskAssignmentResource) => (
    <li key={task.id}>
      <div className={styles.what}>
        <span>{task.attributes.name}</span>
        <span className={styles.college}>{task.relationships.college.data?.attributes.name}</span>
      </div>
      <TaskDueDate task={task} />
      <Completion task={task} />
    </li>
  );
  return (
    <>
      <ItemsCard {...t.items.overdue} isTasks>
        {open.filter(({ attributes }) => isOverdue(attributes, from)).map(line)}
      </ItemsCard>
      {toStart.length > 0 && (
        <ItemsCard title={t.items.start} none="" isTasks>
          {toStart.map(line)}
        </ItemsCard>
      )}
      <ItemsCard {...t.items.week} isTasks>
        {open.filter((task) => due(task) >= from && due(task) <= to).map(line)}
      </ItemsCard>
      <ItemsCard {...t.items.later} isTasks>
        {open.filter((task) => due(task) > to).map(line)}
      </ItemsCard>
    </>
  );
}

interface ItemsCardProps {
  readonly title: string;
  readonly none: string;
  readonly isTasks?: boolean;
  readonly children: readonly ReactNode[];
}

function ItemsCard({ title, none, isTasks, children }: ItemsCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
      </header>
      {children.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul aria-labelledby={id} className={isTasks ? styles.items : styles.rows}>
          {children}
        </ul>
      )}
    </section>
  );
}
