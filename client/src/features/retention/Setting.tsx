import { Button, Callout, HTMLSelect } from '@blueprintjs/core';
import { useId } from 'react';
import { RETENTION_DAYS, type RetentionDays, type RetentionResource } from 'contract/retention';
import { openConfirm } from '../../shared/form/confirm';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { TimeIcon } from '../../shared/ui/icons';
import { runAction } from '../../shared/ui/undo';
import { Box, Card, Row, Text } from '../../shared/layout/layout';
import { t as all } from './en';
import { useSetRetentionMutation } from './retention.api';

const t = all.setting;

const ENDING = ['over', 'within-30', 'within-90'] as const;

interface SettingProps {
  readonly scope: string | null;
  readonly plan: RetentionResource;
  /** Days of the period being previewed; 0 previews no setting at all. */
  readonly tried: number | undefined;
  readonly isFetching: boolean;
  readonly onTry: (days: number | undefined) => void;
}

export function Setting({ scope, plan, tried, isFetching, onTry }: SettingProps) {
  const { days, platformDays } = plan.attributes;
  const id = useId();
  const [set] = useSetRetentionMutation();
  const standing = days ?? 0;
  const off = { value: 0, label: scope === null ? t.never : t.asPlatform(platformDays) };
  const options = [off, ...RETENTION_DAYS.map((value) => ({ value: value, label: t.period(value) }))];
  const save = (chosen: number) => {
    const inForce = chosen || (scope === null ? 0 : (platformDays ?? 0));
    openConfirm({
      title: inForce === 0 ? t.titleNever : t.title(inForce),
      confirmLabel: t.confirm,
      children: <Consequence plan={plan} />,
      onConfirm: async () => {
        await runAction(set({ scope, days: chosen === 0 ? null : (chosen as RetentionDays) }), t.done);
        onTry(undefined);
      },
      refocus: focusPageTitle,
    });
  };
  return (
    <Card as="section" gap={3} justify="start" pad={[4, 'inset']}>
      <Text as="label" weight={600} htmlFor={id}>
        {t.label}
      </Text>
      <HTMLSelect
        id={id}
        value={tried ?? standing}
        options={options}
        onChange={({ currentTarget }) => {
          const chosen = Number(currentTarget.value);
          onTry(chosen === standing ? undefined : chosen);
        }}
      />
      {tried !== undefined && (
        <>
          <Callout icon={<TimeIcon />}>{t.trying}</Callout>
          <Row align="stretch" wrap gap={2}>
            <Button intent="primary" text={t.save} disabled={isFetching} onClick={() => save(tried)} />
            <Button text={t.leave} onClick={() => onTry(undefined)} />
          </Row>
        </>
      )}
    </Card>
  );
}

function Consequence({ plan: { attributes } }: { readonly plan: RetentionResource }) {
  const { counts, students } = attributes;
  const first = students.find(({ eraseOn }) => eraseOn !== null)?.eraseOn;
  const due = counts.over + counts['within-30'] > 0;
  const ending = ENDING.filter((state) => counts[state] > 0);
  return (
    <>
      {ending.length > 0 && (
        <Box as="ul" below={3}>
          {ending.map((state) => (
            <li key={state}>{t.figure(all.states[state], counts[state])}</li>
          ))}
        </Box>
      )}
      <p>{due && first ? t.first(first) : t.nobody}</p>
      {students.some(({ told }) => told) && <p>{t.calledOff}</p>}
    </>
  );
}
