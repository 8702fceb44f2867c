import { Button } from '@blueprintjs/core';
import type { ProjectionStatus } from 'contract/admin';
import { formatNumber } from '../../shared/lib/format';
import { DescriptionList } from '../../shared/ui/DescriptionList';
import { t as all } from './en';
import { useRetryEventMutation, useSkipEventMutation } from './system.api';
import { openReason } from './openReason';
import styles from './system.module.css';

const t = all.event;

interface ParkedEventProps {
  readonly name: string;
  readonly parked: NonNullable<ProjectionStatus['parked']>;
  readonly data: Readonly<Record<string, unknown>> | null;
}

export function ParkedEvent({ name, parked, data }: ParkedEventProps) {
  const [retry] = useRetryEventMutation();
  const [skip] = useSkipEventMutation();
  const askToRetry = () =>
    openReason({
      title: t.retryTitle,
      what: t.retryWhat,
      submit: t.retryConfirm,
      done: t.retried,
      run: (reason) => retry({ name, reason }).unwrap(),
    });
  const askToSkip = () =>
    openReason({
      title: t.skipTitle,
      what: t.skipWhat,
      submit: t.skipConfirm,
      done: t.skipped,
      run: (reason) => skip({ name, reason }).unwrap(),
    });
  return (
    <section aria-labelledby="parked-event" className={styles.card}>
      <h2 id="parked-event">{t.heading}</h2>
      <p className={styles.note}>{t.intro}</p>
      <DescriptionList
        facts={[
          [t.type, parked.type],
          [t.stream, parked.stream],
          [t.position, formatNumber(Number(parked.position))],
          [t.error, parked.error],
        ]}
      />
      {data && (
        <figure className={styles.payload}>
          <figcaption>{t.payload}</figcaption>
          <pre>{JSON.stringify(data, null, 2)}</pre>
        </figure>
      )}
      <div className={styles.acts}>
        <Button text={t.retry} onClick={askToRetry} />
        <Button intent="danger" variant="outlined" text={t.skip} onClick={askToSkip} />
      </div>
    </section>
  );
}
