import { Button, ProgressBar } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import type { ProjectionRebuild, ProjectionStatus } from 'contract/admin';
import { formatInstant } from '../../shared/lib/time';
import { Card, Grid, Row, Text } from '../../shared/layout/layout';
import { t as all } from './en';
import { isInProgress } from './StateTag';
import { SystemApi } from './system.api';
import { openReason } from './openReason';

const t = all.rebuild;

export function Rebuild({ status, children }: { status: ProjectionStatus; children: ReactNode }) {
  const { name, version, rebuild } = status;
  const [request] = SystemApi.useRequestRebuildMutation();
  const [swap] = SystemApi.useSwapRebuildMutation();
  const [discard] = SystemApi.useDiscardRebuildMutation();
  const rebuildId = rebuild?.id ?? '';
  const runs = {
    compare: (reason: string) => request({ name, against: version, reason }).unwrap(),
    alone: (reason: string) => request({ name, against: null, reason }).unwrap(),
    swap: (reason: string) => swap({ name, rebuildId, reason }).unwrap(),
    discard: (reason: string) => discard({ name, rebuildId, reason }).unwrap(),
  };
  const button = (act: keyof typeof runs, intent?: 'primary' | 'danger') => (
    <Button
      intent={intent}
      variant={intent === 'danger' ? 'outlined' : undefined}
      text={t.acts[act].submit}
      onClick={() => openReason({ ...t.acts[act], run: runs[act] })}
    />
  );
  return (
    <Card as="section" aria-labelledby="rebuild" gap={3} pad={[4, 'inset']} flushContent>
      <h2 id="rebuild">{t.heading}</h2>
      <Text as="p" flush tone="muted">
        {t.intro}
      </Text>
      {rebuild && <Progress rebuild={rebuild} />}
      {children}
      <Row align="stretch" justify="end" wrap gap={2}>
        {isInProgress(rebuild) ? (
          <>
            {button('discard', 'danger')}
            {rebuild?.step === 'held' && button('swap', 'primary')}
          </>
        ) : (
          <>
            {button('alone')}
            {button('compare', 'primary')}
          </>
        )}
      </Row>
    </Card>
  );
}

function Progress({ rebuild: { step, done, total, documents, error, at } }: { rebuild: ProjectionRebuild }) {
  if (step === 'done') return <p role="status">{t.done(documents ?? 0, formatInstant(at))}</p>;
  if (step === 'discarded') return <p role="status">{t.dropped(formatInstant(at))}</p>;
  const share = total === null || total === '0' ? 0 : Number(done) / Number(total);
  return (
    <>
      <p role="status">{t.steps[step]}</p>
      {error && (
        <Text as="p" flush breakable>
          {error}
        </Text>
      )}
      {step === 'filling' && (
        <Grid columns="1fr auto" align="center" gap={3} tabular>
          <ProgressBar value={share} intent="primary" stripes={false} aria-label={t.progress} />
          <span>{t.percent(share)}</span>
        </Grid>
      )}
    </>
  );
}
