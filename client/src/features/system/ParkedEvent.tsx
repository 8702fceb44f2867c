import { Button } from '@blueprintjs/core';
import type { ProjectionStatus } from 'contract/admin';
import { formatNumber } from '../../shared/lib/format';
import { DescriptionList } from '../../shared/ui/DescriptionList';
import { Card, Row, Stack, Text } from '../../shared/layout/layout';
import { t as all } from './en';
import { useRetryEventMutation, useSkipEventMutation } from './system.api';
import { openReason } from './useReasonDialog';
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
    <Card as="section" aria-labelledby="parked-event" gap={3} pad={[4, 'inset']} flushContent>
      <h2 id="parked-event">{t.heading}</h2>
      <Text as="p" flush tone="muted">
        {t.intro}
      </Text>
      <DescriptionList
        facts={[
          [t.type, parked.type],
          [t.stream, parked.stream],
          [t.position, formatNumber(Number(parked.position))],
          [t.error, parked.error],
        ]}
      />
      {data && (
        <Stack as="figure" gap={2}>
          <Text as="figcaption" tone="muted">
            {t.payload}
          </Text>
          <Text as="pre" flush pad={3} size={2} breakable className={styles.payload}>
            {JSON.stringify(data, null, 2)}
          </Text>
        </Stack>
      )}
      <Row align="stretch" justify="end" wrap gap={2}>
        <Button text={t.retry} onClick={askToRetry} />
        <Button intent="danger" variant="outlined" text={t.skip} onClick={askToSkip} />
      </Row>
    </Card>
  );
}
