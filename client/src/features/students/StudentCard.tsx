import { useId, useState, type ReactNode } from 'react';
import type { Progress, StudentResource } from 'contract/students';
import { gradeName } from '../../domain/students/school';
import { fullName } from '../../shared/lib/format';
import { formatDistance, toPlainDate } from '../../shared/lib/time';
import { DescriptionList } from '../../shared/ui/DescriptionList';
import { ChevronDownIcon, TickIcon, WarningSignIcon } from '../../shared/ui/icons';
import { Initials } from '../../shared/ui/Initials';
import { StatusTag } from '../../shared/ui/StatusTag';
import { countOf, deadlineText, LastMessage } from './columns';
import { t } from './en';
import styles from './card.module.css';

export function StudentCard({ student, links }: { student: StudentResource; links: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { email, progress, ...name } = student.attributes;
  return (
    <>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Initials first={name.firstName} last={name.lastName} />
        <span className={styles.who}>
          <strong>{fullName(name)}</strong>
          <span>{progress ? summaryOf(progress) : email}</span>
        </span>
        {progress && progress.tasks > 0 && <State overdue={progress.overdue} />}
        <ChevronDownIcon className={styles.chevron} />
      </button>
      {isOpen && (
        <div id={id} className={styles.details}>
          <DescriptionList facts={[[t.facts.email, email], ...(progress ? factsOf(progress) : [])]} />
          {links}
        </div>
      )}
    </>
  );
}

const State = ({ overdue }: { overdue: number }) => (
  <StatusTag
    label={overdue > 0 ? t.late(overdue) : t.onTrack}
    icon={overdue > 0 ? <WarningSignIcon size={12} /> : <TickIcon size={12} />}
    intent={overdue > 3 ? 'danger' : overdue > 0 ? 'warning' : 'success'}
  />
);

const lastActiveText = ({ lastActive }: Progress) =>
  lastActive ? formatDistance(toPlainDate(lastActive)) : t.neverActive;

const summaryOf = (progress: Progress) => {
  const { nextDeadline, colleges } = progress;
  const next = nextDeadline ? `${deadlineText(nextDeadline)} · ${nextDeadline.college}` : '';
  return [countOf(colleges) === 0 ? t.noCollege : next, lastActiveText(progress)].filter(Boolean).join(' · ');
};

const factsOf = (progress: Progress): [string, ReactNode][] => {
  const { grade, tasks, tasksDone, colleges, missing, lastMessage, nextDeadline } = progress;
  return [
    [t.facts.grade, gradeName(grade)],
    [t.facts.tasks, t.done(tasksDone, tasks)],
    [t.nextDeadline, nextDeadline && `${nextDeadline.college}, ${deadlineText(nextDeadline)}`],
    [t.facts.colleges, t.facts.counted(colleges.interested, colleges.applying, colleges.applied)],
    [t.facts.seen, lastActiveText(progress)],
    [t.facts.message, lastMessage && <LastMessage message={lastMessage} />],
    [t.facts.record, missing.length > 0 && t.facts.parts(missing)],
  ];
};
