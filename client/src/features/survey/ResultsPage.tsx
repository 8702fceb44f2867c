import { Button, Callout } from '@blueprintjs/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { surveyMessages, type MatchResults, type SurveySubmission } from 'contract/survey';
import { SavingProvider, useSaving } from '../../domain/colleges/saving';
import { compare } from '../../domain/survey/compare';
import { t } from '../../domain/survey/en';
import { Matches } from '../../domain/survey/Matches';
import { submitFailure, useSubmitSurveyMutation, useWhatIfQuery } from '../../domain/survey/survey.api';
import styles from '../../domain/survey/survey.module.css';
import { SURVEY_PAGE } from '../../domain/survey/pages';
import { useMatches } from '../../domain/survey/useMatches';
import { WhatIf } from '../../domain/survey/WhatIf';
import { countWhatIfs } from '../../domain/survey/whatIf';
import { Box, Grid, Row, Stack, Text } from '../../shared/layout/layout';
import { useDebounced } from '../../shared/lib/useDebounced';
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
            <Empty of="colleges" action={<ButtonLink to={SURVEY_PAGE}>{t.take}</ButtonLink>}>
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
  const query = useWhatIfQuery(isTrying && rested ? (JSON.parse(rested) as SurveySubmission) : skipToken);
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
  const [submit, { isLoading }] = useSubmitSurveyMutation();
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
