import type { TaskAssignmentResource } from 'contract/tasks';
import { counted } from '../../shared/lib/format';
import { formatDate } from '../../shared/lib/time';
import { Paragraphs } from '../../shared/ui/Paragraphs';
import styles from './TaskDetails.module.css';

/** All there is to say about a task beyond its name and date. */
export function TaskDetails({ task: { attributes, relationships } }: { task: TaskAssignmentResource }) {
  const { description, importance, notes, weightedImportance, approxTotalHours, completedDate } = attributes;
  return (
    <>
      {description && <Paragraphs text={description} />}
      <Facts
        facts={[
          ['College', relationships.college.data?.attributes.name],
          ['Importance', weightedImportance && `${weightedImportance} of 10`],
          ['Time', approxTotalHours && `About ${counted(approxTotalHours, 'hour')}`],
          ['Completed', completedDate && formatDate(completedDate)],
        ]}
      />
      {importance && <TextBlock title="Why" text={importance} />}
      {notes && <TextBlock title="How" text={notes} />}
      {!importance && !notes && <p className={styles.none}>No notes or importance given</p>}
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

type Fact = readonly [label: string, value: string | number | null | undefined];

function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
