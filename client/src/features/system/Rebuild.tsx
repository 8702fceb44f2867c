import { Button, ProgressBar } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import type { ProjectionRebuild, ProjectionStatus } from 'contract/admin';
import { formatInstant } from '../../shared/lib/time';
import { t as all } from './en';
import { isInProgress } from './stateOf';
import { useDiscardRebuildMutation, useRequestRebuildMutation, useSwapRebuildMutation } from './system.api';
import { openReason } from './openReason';
import styles from './system.module.css';

const t = all.rebuild;

export function Rebuild({ status, children }: { status: ProjectionStatus; children: ReactNode }) {
  const { name, version, rebuild } = status;
  const [request] = useRequestRebuildMutation();
  const [swap] = useSwapRebuildMutation();
  const [discard] = useDiscardRebuildMutation();
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
    <section aria-labelledby="rebuild" className={styles.card}>
      <h2 id="rebuild">{t.heading}</h2>
      <p className={styles.note}>{t.intro}</p>
      {rebuild && <Progress rebuild={rebuild} />}
      {children}
      <div className={styles.acts}>
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
      </div>
    </section>
  );
}

function Progress({ rebuild: { step, done, total, documents, error, at } }: { rebuild: ProjectionRebuild }) {
  if (step === 'done') return <p role="status">{t.done(documents ?? 0, formatInstant(at))}</p>;
  if (step === 'discarded') return <p role="status">{t.dropped(formatInstant(at))}</p>;
  const share = total === null || total === '0' ? 0 : Number(done) / Number(total);
  return (
    <>
      <p role="status">{t.steps[step]}</p>
      {error && <p className={styles.error}>{error}</p>}
      {step === 'filling' && (
        <div className={styles.progress}>
          <ProgressBar value={share} intent="primary" stripes={false} aria-label={t.progress} />
          <span>{t.percent(share)}</span>
        </div>
      )}
    </>
  );
}
