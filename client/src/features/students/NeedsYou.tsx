import { Link } from 'react-router-dom';
import type { StudentFilter, StudentsPage } from 'contract/students';
import { formatNumber } from '../../shared/lib/format';
import { Grid, Row, Text } from '../../shared/layout/layout';
import { t } from './en';

const LINES = [
  { filter: 'waiting', tone: 'primary' },
  { filter: 'asking', tone: 'primary' },
  { filter: 'deadline', tone: 'accent' },
  { filter: 'behind', tone: 'danger' },
] as const;

interface NeedsYouProps {
  readonly counts: StudentsPage['counts'] | undefined;
  readonly shown: StudentFilter | undefined;
}

/** What awaits the user; each line leads to the list of these students. */
export const NeedsYou = ({ counts, shown }: NeedsYouProps) => (
  <Grid as="nav" aria-label={t.needsYou.label} min={150} gap={2} below={3}>
    {LINES.map(({ filter, tone }) => (
      <Row
        as={Link}
        key={filter}
        framed
        quiet
        gap={2}
        pad={[1, 3]}
        minHeight={44}
        tone="ink"
        to={`?filter=${filter}`}
        aria-current={shown === filter ? 'true' : undefined}
      >
        <Text size={5} weight={600} tabular tone={counts?.[filter] ? tone : 'muted'}>
          {counts ? formatNumber(counts[filter]) : t.nothing}
        </Text>{' '}
        <Text size={2}>{t.needsYou[filter]}</Text>
      </Row>
    ))}
  </Grid>
);
