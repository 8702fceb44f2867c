import type { TaskAssignmentResource } from 'contract/tasks';
import { formatDate } from '../../shared/lib/time';
import { Facts } from '../../shared/ui/Facts';
import { Paragraphs } from '../../shared/ui/Paragraphs';
import { DeleteReminder } from './DeleteReminder';
import { ReminderDay } from './ReminderDay';
import { isMovable } from './reminderMoves';
import { t } from './en';
import styles from './TaskDetails.module.css';

/** All there is to say about a task beyond its name and date. */
export function TaskDetails({ task }: { task: TaskAssignmentResource }) {
  const { attributes, relationships } = task;
  const { description, importance, notes, weightedImportance, approxTotalHours, completedDate } = attributes;
  return (
    <>
      {description && <Paragraphs text={description} />}
      <Facts
        inline
        facts={[
          [t.details.college, relationships.college.data?.attributes.name],
          [t.details.importance, weightedImportance && t.details.ofTen(weightedImportance)],
          [t.details.time, approxTotalHours && t.details.hours(approxTotalHours)],
          [t.details.completed, completedDate && formatDate(completedDate)],
        ]}
      />
      {importance && <TextBlock title={t.details.why} text={importance} />}
      {notes && <TextBlock title={t.details.how} text={notes} />}
      {!importance && !notes && <p className={styles.none}>{t.details.nothingMore}</p>}
      {attributes.isReminder && (
        <div className={styles.acts}>
          {isMovable(task) && <ReminderDay task={task} />}
          <DeleteReminder task={task} />
        </div>
      )}
    </>
  );
}

function TextBlock({ title, text }: { title: string; text: string }) {
  return (
    <section className={styles.text}>
      <h3>{title}</h3>
      <Paragraphs text={text} />
    </section>
  );
}
