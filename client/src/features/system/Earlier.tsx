import { Button } from '@blueprintjs/core';
import type { ProjectionStatus } from 'contract/admin';
import { t as all } from './en';
import { isInProgress } from './stateOf';
import { useDropVersionMutation, useRequestRebuildMutation } from './system.api';
import { openReason } from './useReasonDialog';
import { Card, Row, Stack, Text } from '../../shared/layout/layout';

const t = all.earlier;

export function Earlier({ status: { name, earlier, rebuild } }: { status: ProjectionStatus }) {
  const [request] = useRequestRebuildMutation();
  const [drop] = useDropVersionMutation();
  const askToCompare = (version: number) =>
    openReason({
      title: t.compareTitle(version),
      what: t.compareWhat(version),
      submit: t.compare,
      done: all.rebuild.acts.compare.done,
      run: (reason) => request({ name, against: version, reason }).unwrap(),
    });
  const askToDrop = (version: number) =>
    openReason({
      title: t.dropTitle(version),
      what: t.dropWhat,
      submit: t.dropConfirm,
      done: t.dropped(version),
      run: (reason) => drop({ name, version: String(version), reason }).unwrap(),
    });
  if (earlier.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="earlier" gap={3} pad={[4, 'inset']} flushContent>
      <h2 id="earlier">{t.heading}</h2>
      <Text as="p" flush tone="muted">
        {t.intro}
      </Text>
      <Stack as="ul" gap={3}>
        {earlier.map(({ version, position }) => (
          <Row as="li" key={version} wrap justify="between" gap={[2, 3]}>
            <span>{t.version(version, position)}</span>
            <Row as="span" align="stretch" justify="end" wrap gap={2}>
              <Button
                text={t.compare}
                aria-label={t.compareLabel(version)}
                disabled={isInProgress(rebuild)}
                onClick={() => askToCompare(version)}
              />
              <Button
                intent="danger"
                variant="outlined"
                text={t.drop}
                aria-label={t.dropLabel(version)}
                onClick={() => askToDrop(version)}
              />
            </Row>
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
