import { ProgressBar } from '@blueprintjs/core';
import { useState } from 'react';
import type { FormRevision } from 'contract/exam-forms';
import { Card, Row } from '../../../shared/layout/layout';
import { ErrorIcon, HistoryIcon, TickIcon } from '../../../shared/ui/icons';
import { StatusTag } from '../../../shared/ui/StatusTag';
import { ExamFormsApi } from '../examForms.api';
import { t as all } from './en';
import styles from '../examForms.module.css';

const t = all.revisions;

const STATES = {
  waiting: { icon: <HistoryIcon /> },
  running: { icon: <HistoryIcon />, intent: 'primary' },
  done: { icon: <TickIcon />, intent: 'success' },
  failed: { icon: <ErrorIcon />, intent: 'danger' },
} as const;

export function Rescoring({ revision: { id, attributes } }: { revision: FormRevision }) {
  const { state, done, entries } = attributes.rescoring;
  return (
    <Row wrap gap={[1, 3]} size={2} tabular className={styles.rescoring}>
      <StatusTag {...STATES[state]} label={t.states[state]} />
      <span>{progressText(attributes.rescoring)}</span>
      {(state === 'running' || state === 'waiting') && entries > 0 && (
        <ProgressBar value={done / entries} intent="primary" stripes={false} aria-label={t.progress(id)} />
      )}
    </Row>
  );
}

function progressText({ state, done, entries, changed }: FormRevision['attributes']['rescoring']): string {
  if (entries === 0) return t.noEntries;
  if (state === 'waiting') return t.waiting(entries);
  return state === 'done' ? t.done(entries, changed) : t[state](done, entries);
}

/** Shows the progress of a rescoring, and its end only to a user who has watched it. */
export function RescoringNote({ formId }: { formId: string }) {
  const { currentData } = ExamFormsApi.useFormRevisionsQuery(formId);
  const newest = currentData?.[0];
  const [watched, watch] = useState<string>();
  const state = newest?.attributes.rescoring.state;
  if (newest && newest.id !== watched && state !== 'done') watch(newest.id);
  return (
    <div role="status">
      {newest && newest.id === watched && (
        <Card pad={[3, 'inset']} below={4}>
          <Rescoring revision={newest} />
        </Card>
      )}
    </div>
  );
}
