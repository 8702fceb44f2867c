import { useId } from 'react';
import type { MatchMeta, MatchResource } from 'contract/survey';
import { Box, Card, Row, Stack, Text } from '../../shared/layout/layout';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import type { Comparison } from './compare';
import { t } from './en';
import { MatchCard } from './MatchCard';
import styles from './survey.module.css';

interface MatchesProps {
  readonly matches: readonly MatchResource[];
  readonly meta: Pick<MatchMeta, 'counts' | 'limited'>;
  readonly comparison?: Comparison;
}

export function Matches({ matches, meta, comparison }: MatchesProps) {
  return (
    <>
      {(['top', 'other'] as const).map((list) => (
        <List
          key={list}
          title={t.lists[list]}
          none={list === 'top' ? t.lists.noTop : t.lists.noOther}
          matches={matches.filter(({ attributes }) => attributes.list === list)}
          count={meta.counts[list]}
          comparison={comparison}
        />
      ))}
      {comparison && comparison.gone.length > 0 && <RemovedMatches gone={comparison.gone} />}
      {meta.limited && <Limited matches={matches} counts={meta.counts} />}
    </>
  );
}

interface ListProps {
  readonly title: string;
  readonly none: string;
  readonly matches: readonly MatchResource[];
  readonly count: number;
  readonly comparison: Comparison | undefined;
}

function List({ title, none, matches, count, comparison }: ListProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Row as="header" pad={[3, 'inset']} align="baseline" gap={2}>
        <h2 id={titleId}>{title}</h2>
        {count > 0 && (
          <Text size={2} tone="muted" tabular>
            {t.lists.shown(matches.length, count)}
          </Text>
        )}
      </Row>
      {matches.length === 0 && (
        <Text as="p" pad={[3, 'inset']} rule="top" tone="muted">
          {none}
        </Text>
      )}
      <ul>
        {matches.map((match) => (
          <Box as="li" rule="top" key={match.id}>
            <MatchCard match={match} change={comparison?.changes.get(match.id)} />
          </Box>
        ))}
      </ul>
    </Card>
  );
}

function RemovedMatches({ gone }: { gone: readonly MatchResource[] }) {
  const titleId = useId();
  return (
    <Card as="section" pad={[3, 'inset']} tone="muted" flushContent aria-labelledby={titleId}>
      <h2 id={titleId}>{t.changes.gone}</h2>
      <ul>
        {gone.map(({ id, attributes }) => (
          <Text as="li" strike key={id}>
            {attributes.name}
          </Text>
        ))}
      </ul>
    </Card>
  );
}

interface LimitedProps {
  readonly matches: readonly MatchResource[];
  readonly counts: MatchMeta['counts'];
}

function Limited({ matches, counts }: LimitedProps) {
  const shown = (list: 'top' | 'other') =>
    t.lists.shown(matches.filter(({ attributes }) => attributes.list === list).length, counts[list]);
  return (
    <Row as="aside" wrap justify="between" gap={3} pad={[4, 'inset']} className={styles.limited}>
      <Stack gap={1} shrink className={styles.offer}>
        <strong>{t.limited.more(counts.top + counts.other - matches.length)}</strong>
        <Text as="p" flush size={2} tone="muted">
          {t.limited.sentence(shown('top'), shown('other'))} {t.limited.lifts}
        </Text>
      </Stack>
      <ButtonLink to="/get-help">{t.limited.see}</ButtonLink>
    </Row>
  );
}
