import { Link } from 'react-router-dom';
import type { Coming, ComingWeek } from 'contract/dashboard';
import { usePlanPages, type PlanPages } from '../../domain/children/planPages';
import { shortCollegeName } from 'contract/deadlines';
import { DEADLINE_NAMES } from '../../domain/colleges/deadlines';
import { Card, Grid, Row, Stack, Text } from '../../shared/layout/layout';
import { formatDate, formatDays, formatLongDate, formatTime, monthOf, plusDays } from '../../shared/lib/time';
import { KindLabel } from '../../domain/tasks/KindLabel';
import styles from './dashboard.module.css';
import { t as all } from './en';

const t = all.weeks;

const KINDS = ['task', 'deadline', 'session'] as const;

export function ComingWeeks({ weeks }: { weeks: readonly ComingWeek[] }) {
  const isEmpty = weeks.every(({ items }) => items.length === 0);
  return (
    <Card as="section" aria-labelledby="coming-weeks">
      <Row as="header" pad={[4, 'inset', 2]} wrap justify="between" gap={[2, 4]}>
        <Text as="h2" size={4} id="coming-weeks">
          {t.title}
        </Text>
        <Row hiddenBelow="laptop" align="stretch" gap={2} aria-hidden="true">
          {KINDS.map((kind) => (
            <KindLabel key={kind} kind={kind}>
              {t.kinds[kind]}
            </KindLabel>
          ))}
        </Row>
      </Row>
      {isEmpty ? (
        <Text as="p" pad={[2, 'inset', 'inset']} tone="muted">
          {t.none}
        </Text>
      ) : (
        <Grid as="ol" columns={6} className={styles.weeks}>
          {weeks.map((week, index) => (
            <Week key={week.from} week={week} isFirst={index === 0} />
          ))}
        </Grid>
      )}
    </Card>
  );
}

function Week({ week: { from, items, more }, isFirst }: { week: ComingWeek; isFirst: boolean }) {
  const pages = usePlanPages();
  const name = isFirst ? t.thisWeek : formatDays(from, plusDays(from, 6));
  return (
    <Stack as="li" alignContent="start" gap={1} shrink className={styles.week} data-now={isFirst}>
      <Text as="h3" pad={1} size={1} tone="muted" weight={500}>
        {name}
      </Text>
      {items.length === 0 && (
        <Text pad={1} size={1} tone="muted">
          {t.nothing}
        </Text>
      )}
      <Stack as="ul" gap={1}>
        {items.map((item) => (
          <li key={`${item.kind} ${item.id} ${item.date}`}>
            <Text
              as={Link}
              quiet
              tone="ink"
              block
              to={leadsTo(item, pages)}
              title={formatLongDate(item.date)}
              className={styles.item}
            >
              <KindLabel kind={item.kind} note={whenOf(item)}>
                {nameOf(item)}
              </KindLabel>
            </Text>
          </li>
        ))}
      </Stack>
      {more > 0 && (
        <Text
          as={Link}
          size={1}
          tone="muted"
          to={`${pages.tasks}?view=calendar&month=${monthOf(from)}`}
          pad="var(--space-1) 6px"
        >
          {t.more(more)}
          <span className="visually-hidden"> {t.moreOf(name)}</span>
        </Text>
      )}
    </Stack>
  );
}

function nameOf(item: Coming): string {
  if (item.kind === 'session') return t.session(item.counselor);
  if (item.kind === 'deadline') return shortCollegeName(item.college);
  return item.college === null ? item.name : t.ofCollege(item.name, item.college);
}

function whenOf(item: Coming): string {
  // A date stays in one piece; a long line is broken before the time or after the kind of deadline.
  const date = formatDate(item.date).replaceAll(' ', '\u00a0');
  if (item.kind === 'session') return t.at(date, formatTime(item.start).replaceAll(' ', '\u00a0'));
  return item.kind === 'deadline' ? t.deadline(DEADLINE_NAMES[item.deadline], date) : date;
}

function leadsTo({ kind, id, date }: Coming, { tasks, colleges, sessions, changes }: PlanPages): string {
  if (kind === 'task') return `${tasks}?task=${id}`;
  if (kind === 'deadline') return `${colleges}?college=${id}`;
  return changes ? sessions : `${tasks}?view=calendar&month=${monthOf(date)}`;
}
