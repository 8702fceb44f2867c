import { Link } from 'react-router-dom';
import type { Coming, ComingWeek } from 'contract/dashboard';
import { usePlanPages, type PlanPages } from '../../domain/children/planPages';
import { DEADLINE_TITLES } from '../../domain/colleges/deadlines';
import { formatDate, formatDays, formatLongDate, formatTime, monthOf, plusDays } from '../../shared/lib/time';
import { KindLabel } from '../../shared/ui/KindLabel';
import styles from './ComingWeeks.module.css';
import { t as all } from './en';

const t = all.weeks;

const KINDS = ['task', 'deadline', 'session'] as const;

export function ComingWeeks({ weeks }: { weeks: readonly ComingWeek[] }) {
  const isEmpty = weeks.every(({ items }) => items.length === 0);
  return (
    <section aria-labelledby="coming-weeks" className={styles.card}>
      <header className={styles.header}>
        <h2 id="coming-weeks">{t.title}</h2>
        <div aria-hidden="true" className={styles.legend}>
          {KINDS.map((kind) => (
            <KindLabel key={kind} kind={kind}>
              {t.kinds[kind]}
            </KindLabel>
          ))}
        </div>
      </header>
      {isEmpty ? (
        <p className={styles.none}>{t.none}</p>
      ) : (
        <ol className={styles.weeks}>
          {weeks.map((week, index) => (
            <Week key={week.from} week={week} isFirst={index === 0} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Week({ week: { from, items, more }, isFirst }: { week: ComingWeek; isFirst: boolean }) {
  const pages = usePlanPages();
  const name = isFirst ? t.thisWeek : formatDays(from, plusDays(from, 6));
  return (
    <li className={styles.week} data-now={isFirst}>
      <h3>{name}</h3>
      {items.length === 0 && <span className={styles.nothing}>{t.nothing}</span>}
      <ul>
        {items.map((item) => (
          <li key={`${item.kind} ${item.id} ${item.date}`}>
            <Link to={leadsTo(item, pages)} title={formatLongDate(item.date)} className={styles.item}>
              <KindLabel kind={item.kind} note={whenOf(item)}>
                {nameOf(item)}
              </KindLabel>
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Link to={`${pages.tasks}?view=calendar&month=${monthOf(from)}`} className={styles.more}>
          {t.more(more)}
          <span className="visually-hidden"> {t.moreOf(name)}</span>
        </Link>
      )}
    </li>
  );
}

function nameOf(item: Coming): string {
  if (item.kind === 'session') return t.session(item.counselor);
  if (item.kind === 'deadline') return t.deadline(item.college, DEADLINE_TITLES[item.deadline]);
  return item.college === null ? item.name : t.ofCollege(item.name, item.college);
}

const whenOf = (item: Coming): string =>
  item.kind === 'session' ? t.at(formatDate(item.date), formatTime(item.start)) : formatDate(item.date);

function leadsTo({ kind, id, date }: Coming, { tasks, colleges, sessions, changes }: PlanPages): string {
  if (kind === 'task') return `${tasks}?task=${id}`;
  if (kind === 'deadline') return `${colleges}?college=${id}`;
  return changes ? sessions : `${tasks}?view=calendar&month=${monthOf(date)}`;
}
