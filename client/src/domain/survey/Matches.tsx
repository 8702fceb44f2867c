import { useId } from 'react';
import type { MatchMeta, MatchResource } from 'contract/survey';
import { Box, Row, Stack, Text } from '../../shared/layout/layout';
import { useConfig } from '../account/account.api';
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
    <section aria-labelledby={titleId}>
      <Row as="header" pad={[2, 0]} align="baseline" gap={2}>
        <h3 id={titleId}>{title}</h3>
        {count > 0 && (
          <Text size={2} tone="muted" tabular>
            {t.lists.shown(matches.length, count)}
          </Text>
        )}
      </Row>
      {matches.length === 0 && (
        <Text as="p" pad={[3, 0]} rule="top" tone="muted">
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
    </section>
  );
}

function RemovedMatches({ gone }: { gone: readonly MatchResource[] }) {
  const titleId = useId();
  return (
    <Text as="section" pad={[3, 0]} rule="top" tone="muted" aria-labelledby={titleId}>
      <h3 id={titleId}>{t.changes.gone}</h3>
      <ul>
        {gone.map(({ id, attributes }) => (
          <Text as="li" strike key={id}>
            {attributes.name}
          </Text>
        ))}
      </ul>
    </Text>
  );
}

interface LimitedProps {
  readonly matches: readonly MatchResource[];
  readonly counts: MatchMeta['counts'];
}

function Limited({ matches, counts }: LimitedProps) {
  const { supportEmail } = useConfig();
  const shown = (list: 'top' | 'other') =>
    t.lists.shown(matches.filter(({ attributes }) => attributes.list === list).length, counts[list]);
  return (
    <Stack as="aside" gap={2} pad={4} above={3} className={styles.limited}>
      <p>
        <strong>{t.limited.sentence(shown('top'), shown('other'))}</strong> {t.limited.lifts}
      </p>
      {supportEmail && <a href={`mailto:${supportEmail}`}>{t.limited.ask}</a>}
    </Stack>
  );
}
