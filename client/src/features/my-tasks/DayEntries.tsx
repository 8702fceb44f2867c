import { Link } from 'react-router-dom';
import { KindLabel } from '../../shared/ui/KindLabel';
import type { CalendarEntry } from './calendarEntries';
import styles from './DayEntries.module.css';

export function DayEntries({ entries }: { entries: readonly CalendarEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className={styles.entries}>
      {entries.map(({ kind, id, name, note = '', to }) => (
        <li key={id}>
          <Link to={to}>
            <KindLabel kind={kind} note={note}>
              {name}
            </KindLabel>
          </Link>
        </li>
      ))}
    </ul>
  );
}
