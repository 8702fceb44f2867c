import type { Deadlines as Dates } from 'contract/colleges';
import { DEADLINE_NAMES, hasPassed, inTime } from '../../domain/colleges/deadlines';
import { formatDate, formatLongDate } from '../../shared/lib/time';
import { t } from './en';
import styles from './Deadlines.module.css';

export function Deadlines({ of }: { of: Dates }) {
  const deadlines = inTime(of);
  if (deadlines.length === 0) return null;
  return (
    <dl aria-label={t.mine.deadlines} className={styles.deadlines}>
      {deadlines.map((deadline) => (
        <div key={deadline.kind} data-passed={hasPassed(deadline) || undefined}>
          <dt>{DEADLINE_NAMES[deadline.kind]}</dt>
          <dd>
            <time dateTime={deadline.date} title={formatLongDate(deadline.date)}>
              {formatDate(deadline.date)}
            </time>
            {hasPassed(deadline) && ` ${t.passed}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}
