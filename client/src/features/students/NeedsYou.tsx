import { Link } from 'react-router-dom';
import type { StudentFilter, StudentsPage } from 'contract/students';
import { formatNumber } from '../../shared/lib/format';
import { Grid, Row, Text } from '../../shared/layout/layout';
import { useNarrow } from '../../shared/ui/media';
import { CaseloadApi } from './applications/caseload.api';
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

const OF_APPLICATIONS = [
  { filter: 'due', tone: 'accent' },
  { filter: 'ask', tone: 'primary' },
] as const;

/** What awaits the user; each line leads to the list of these students, or of these applications, whose zeros a phone has no room for. */
export function NeedsYou({ counts, shown }: NeedsYouProps) {
  const { data: applications } = CaseloadApi.useCaseloadApplicationsQuery({ currentPage: 1, pageSize: 1 });
  const isNarrow = useNarrow();
  return (
    <Grid as="nav" aria-label={t.needsYou.label} min={140} gap={2} below={3}>
      {LINES.map(({ filter, tone }) => (
        <Line
          key={filter}
          tone={tone}
          text={t.needsYou[filter]}
          count={counts?.[filter]}
          to={`?filter=${filter}`}
          isShown={shown === filter}
        />
      ))}
      {OF_APPLICATIONS.filter(({ filter }) => !isNarrow || applications?.counts[filter]).map(
        ({ filter, tone }) => (
          <Line
            key={filter}
            tone={tone}
            text={t.needsYou[filter]}
            count={applications?.counts[filter]}
            to={`/students/applications?filter=${filter}`}
          />
        ),
      )}
    </Grid>
  );
}

interface LineProps {
  readonly text: string;
  readonly tone: 'primary' | 'accent' | 'danger';
  readonly count: number | undefined;
  readonly to: string;
  readonly isShown?: boolean;
}

const Line = ({ text, tone, count, to, isShown }: LineProps) => (
  <Row
    as={Link}
    framed
    quiet
    gap={2}
    pad={[1, 3]}
    minHeight={44}
    tone="ink"
    to={to}
    aria-current={isShown ? 'true' : undefined}
  >
    <Text size={5} weight={600} tabular tone={count ? tone : 'muted'}>
      {count === undefined ? t.nothing : formatNumber(count)}
    </Text>{' '}
    <Text size={2} shrink breakable>
      {text}
    </Text>
  </Row>
);
