import { Button, Callout } from '@blueprintjs/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState, useId } from 'react';
import {
  surveyMessages,
  type MatchResults,
  type SurveySubmission,
  type MatchMeta,
  type MatchResource,
} from 'contract/survey';
import { SavingProvider, useSaving } from '../../domain/colleges/saving';
import { t } from '../../domain/survey/en';
import { submitFailure, SurveyApi } from '../../domain/survey/survey.api';
import { MatchCard } from '../../domain/survey/MatchCard';
import styles from '../../domain/survey/survey.module.css';
import { SURVEY_PAGE } from '../../domain/survey/pages';
import { useMatches } from '../../domain/survey/useMatches';
import { WhatIf } from '../../domain/survey/WhatIf';
import { countWhatIfs, compare, type Comparison } from '../../domain/survey/whatIf';
import { Box, Grid, Row, Stack, Text, Card } from '../../shared/layout/layout';
import { useDebounced } from '../../shared/lib/clock';
import { formatDate } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { PageLine } from '../../shared/ui/PageHeader';
import { toast } from '../../shared/ui/toast';

export default function ResultsPage() {
  const query = useMatches();
  const saving = useSaving();
  return (
    <SavingProvider value={saving}>
      <Loaded query={query} what={t.what} rows={6}>
        {(results) =>
          results.meta.submission ? (
            <Results
              // New results need a new panel, because the answers in the old one belong to the old results.
              key={results.meta.submittedAt}
              results={results}
              stored={results.meta.submission}
            />
          ) : (
            <Empty sketch="building" action={<ButtonLink to={SURVEY_PAGE}>{t.take}</ButtonLink>}>
              {t.none}
            </Empty>
          )
        }
      </Loaded>
    </SavingProvider>
  );
}

interface ResultsProps {
  readonly results: MatchResults;
  readonly stored: SurveySubmission;
}

function Results({ results, stored }: ResultsProps) {
  const [tried, setTried] = useState(stored);
  const isTrying = countWhatIfs(stored, tried) > 0;
  const rested = useDebounced(isTrying ? JSON.stringify(tried) : '');
  const query = SurveyApi.useWhatIfQuery(
    isTrying && rested ? (JSON.parse(rested) as SurveySubmission) : skipToken,
  );
  // The previous comparison stays until the next response arrives.
  const found = isTrying ? query.data : undefined;
  const comparison = found && compare(results.data, found.data);
  const isAnswered = rested === JSON.stringify(tried) && !query.isFetching;
  const { submittedAt } = results.meta;
  return (
    <>
      {submittedAt && <PageLine>{t.answered(formatDate(submittedAt))}</PageLine>}
      <Row wrap justify="between" gap={2} below={3}>
        <Text as="p" flush size={4} weight={600}>
          {t.title}
        </Text>
        <ButtonLink to={SURVEY_PAGE}>{t.retake}</ButtonLink>
      </Row>
      <Grid
        columns="minmax(0, 1fr) 320px"
        stackedBelow="laptop"
        align="start"
        gap={4}
        className={styles.columns}
      >
        <Stack gap={4} aria-busy={isTrying && !isAnswered} className={styles.results}>
          {results.meta.newer && <Newer stored={stored} />}
          <Matches matches={(found ?? results).data} meta={(found ?? results).meta} comparison={comparison} />
          <Stack as="footer" justify="start" gap={1} size={2} tone="muted" width="measure">
            <h2>{t.how.title}</h2>
            <p>{t.how.text}</p>
          </Stack>
        </Stack>
        <WhatIf
          stored={stored}
          tried={tried}
          comparison={isAnswered ? comparison : undefined}
          error={isAnswered ? query.error : undefined}
          onTry={setTried}
          onRetry={query.refetch}
        />
      </Grid>
    </>
  );
}

function Newer({ stored }: { stored: SurveySubmission }) {
  const [submit, { isLoading }] = SurveyApi.useSubmitSurveyMutation();
  const renew = async () => {
    try {
      await submit(stored).unwrap();
      toast.success(t.newer.arrived);
    } catch (error) {
      toast.error(submitFailure(error));
    }
  };
  return (
    <Box as={Callout} intent="primary">
      <p>
        <strong>{surveyMessages.newResults}</strong>
      </p>
      <p>{t.newer.why}</p>
      <Button text={t.newer.button} loading={isLoading} onClick={renew} />
    </Box>
  );
}

interface MatchesProps {
  readonly matches: readonly MatchResource[];
  readonly meta: Pick<MatchMeta, 'counts' | 'limited'>;
  readonly comparison?: Comparison;
}

function Matches({ matches, meta, comparison }: MatchesProps) {
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
      <Stack gap={1} shrink grow="280px">
        <strong>{t.limited.more(counts.top + counts.other - matches.length)}</strong>
        <Text as="p" flush size={2} tone="muted">
          {t.limited.sentence(shown('top'), shown('other'))} {t.limited.lifts}
        </Text>
      </Stack>
      <ButtonLink to="/get-help">{t.limited.see}</ButtonLink>
    </Row>
  );
}
