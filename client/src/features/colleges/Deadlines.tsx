import type { Deadlines as Dates } from 'contract/colleges';
import { DEADLINE_NAMES, deadlinesOf } from '../../shared/colleges/deadlines';
import { formatDate, formatLongDate } from '../../shared/lib/time';
import styles from './Deadlines.module.css';

export function Deadlines({ of }: { of: Dates }) {
  const deadlines = deadlinesOf(of);
  if (deadlines.length === 0) return null;
  return (
    <dl aria-label="Deadlines" className={styles.deadlines}>
      {deadlines.map(({ kind, date }) => (
        <div key={kind}>
          <dt>{DEADLINE_NAMES[kind]}</dt>
          <dd>
            <time dateTime={date} title={formatLongDate(date)}>
              {formatDate(date)}
            </time>
          </dd>
        </div>
      ))}
    </dl>
  );
}
