import { Button, Callout, Classes, Dialog, DialogBody } from '@blueprintjs/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { surveyMessages, type MatchResults, type SurveySubmission } from 'contract/survey';
import { Box, Stack } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { useDebounced } from '../../shared/lib/useDebounced';
import { toast } from '../../shared/ui/toast';
import { SavingProvider, useSaving } from '../colleges/saving';
import { compare } from './compare';
import { t } from './en';
import { Matches } from './Matches';
import styles from './survey.module.css';
import { submitFailure, useSubmitSurveyMutation, useWhatIfQuery } from './survey.api';
import { countWhatIfs } from './whatIf';
import { SURVEY_PAGE, useMatches } from './useMatches';
import { WhatIf } from './WhatIf';

interface ResultsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export default function ResultsDialog({ isOpen, onClose }: ResultsDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={t.title} onClose={onClose} onOpened={focusClose} className={styles.dialog}>
      <DialogBody className={styles.body}>
        <Stored onLeave={onClose} />
      </DialogBody>
    </Dialog>
  );
}

/** Focuses the close button, unless the user has already moved the focus. */
function focusClose(overlay: HTMLElement) {
  const dialog = overlay.querySelector('[role="dialog"]');
  if (dialog?.contains(document.activeElement)) return;
  dialog?.querySelector<HTMLElement>(`.${Classes.DIALOG_CLOSE_BUTTON}`)?.focus();
}

function Stored({ onLeave }: { onLeave: () => void }) {
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
              onLeave={onLeave}
            />
          ) : (
            <Empty of="colleges" action={<Link to={SURVEY_PAGE}>{t.take}</Link>}>
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
  readonly onLeave: () => void;
}

function Results({ results, stored, onLeave }: ResultsProps) {
  const [tried, setTried] = useState(stored);
  const isTrying = countWhatIfs(stored, tried) > 0;
  const rested = useDebounced(isTrying ? JSON.stringify(tried) : '');
  const query = useWhatIfQuery(isTrying && rested ? (JSON.parse(rested) as SurveySubmission) : skipToken);
  // The previous comparison stays until the next response arrives.
  const found = isTrying ? query.data : undefined;
  const comparison = found && compare(results.data, found.data);
  const isAnswered = rested === JSON.stringify(tried) && !query.isFetching;
  return (
    <Stack gap={5} className={styles.columns}>
      <div className={styles.results} aria-busy={isTrying && !isAnswered}>
        {results.meta.newer && <Newer stored={stored} />}
        <Matches matches={(found ?? results).data} meta={(found ?? results).meta} comparison={comparison} />
        <Stack as="footer" justify="start" gap={1} above={4} size={2} tone="muted">
          <h3>{t.how.title}</h3>
          <p>{t.how.text}</p>
          <Link to={SURVEY_PAGE} onClick={onLeave}>
            {t.retake}
          </Link>
        </Stack>
      </div>
      <WhatIf
        stored={stored}
        tried={tried}
        comparison={isAnswered ? comparison : undefined}
        error={isAnswered ? query.error : undefined}
        onTry={setTried}
        onRetry={query.refetch}
      />
    </Stack>
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
    <Box as={Callout} below={3} intent="primary">
      <p>
        <strong>{surveyMessages.newResults}</strong>
      </p>
      <p>{t.newer.why}</p>
      <Button text={t.newer.button} loading={isLoading} onClick={renew} />
    </Box>
  );
}
