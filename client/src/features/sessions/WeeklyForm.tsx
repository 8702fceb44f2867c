import { Button, FormGroup, HTMLSelect } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { weeklyHoursIssue, type Availability, type WeeklyRange } from 'contract/session-hours';
import { errorMessage, type ErrorMessages } from '../../shared/api/errors';
import { useUnsaved } from '../../shared/form/unsaved';
import { formatClock, ownTimeZone, timeZones } from '../../shared/lib/time';
import { Failure } from '../../shared/ui/Failure';
import { AddIcon, CrossIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { undoOf } from '../../shared/ui/undo';
import { Card, Grid, Row, Stack, Text } from '../../shared/layout/layout';
import { t as all } from './en';
import { RangeFields } from './RangeFields';
import { useSetHoursMutation } from './sessions.api';
import { PANEL } from './panel';
import styles from './sessions.module.css';

const t = all.hours;
const NEW_RANGE = { from: '15:00', to: '18:00' };
const WEEK = [1, 2, 3, 4, 5, 6, 0];

export function WeeklyForm({ hours }: { hours: Availability }) {
  const id = useId();
  const isNew = hours.weekly.length === 0 && hours.version < 0;
  const [timeZone, setTimeZone] = useState(isNew ? ownTimeZone() : hours.timeZone);
  const [weekly, setWeekly] = useState(hours.weekly);
  const [failure, setFailure] = useState<ErrorMessages>();
  const [save, { isLoading }] = useSetHoursMutation();
  const zones = timeZones(timeZone);
  const isSaved = timeZone === hours.timeZone && JSON.stringify(weekly) === JSON.stringify(hours.weekly);
  useUnsaved(!isNew && !isSaved);

  const change = (range: WeeklyRange, changes: Partial<WeeklyRange>) =>
    setWeekly(weekly.map((one) => (one === range ? { ...one, ...changes } : one)));
  const submit = async () => {
    setFailure(undefined);
    if (weeklyHoursIssue(weekly)) return setFailure({ message: t.wrong });
    try {
      const saving = save({ timeZone, weekly });
      await saving.unwrap();
      const back = () => {
        setTimeZone(hours.timeZone);
        setWeekly(hours.weekly);
      };
      toast.success(t.saved, undoOf(saving, { then: back }));
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  return (
    <Card as="section" {...PANEL}>
      <h2>{t.weekly}</h2>
      <Text as="p" size={2} tone="muted">
        {t.about}
      </Text>
      <FormGroup label={t.zone} labelFor={id}>
        <HTMLSelect
          id={id}
          value={timeZone}
          options={zones}
          onChange={({ currentTarget }) => setTimeZone(currentTarget.value)}
        />
      </FormGroup>
      <div>
        {WEEK.map((day) => (
          <Grid
            key={day}
            rule="top"
            columns="110px minmax(0, 1fr) auto"
            align="start"
            gap={[2, 3]}
            pad={[2, 0]}
            className={styles.day}
          >
            <Text as="h3" size={3} className={styles.name}>
              {t.days[day]}
            </Text>
            <Stack gap={2} className={styles.ranges}>
              {weekly.every((range) => range.day !== day) && (
                <Text tone="muted" className={styles.off}>
                  {t.off}
                </Text>
              )}
              {weekly
                .filter((range) => range.day === day)
                .map((range, index) => (
                  <Row key={index} wrap gap={2} className={styles.range}>
                    <RangeFields
                      range={range}
                      labels={{ from: t.from(t.days[day]!), to: t.to(t.days[day]!) }}
                      onChange={(changes) => change(range, changes)}
                    />
                    <Button
                      variant="minimal"
                      icon={<CrossIcon />}
                      aria-label={t.remove(t.days[day]!, formatClock(range.from))}
                      onClick={() => setWeekly(weekly.filter((one) => one !== range))}
                    />
                  </Row>
                ))}
            </Stack>
            <Button
              variant="minimal"
              icon={<AddIcon />}
              aria-label={t.add(t.days[day]!)}
              onClick={() => setWeekly([...weekly, { day, ...NEW_RANGE }])}
            />
          </Grid>
        ))}
      </div>
      <Failure error={failure} />
      <div>
        <Button intent="primary" text={t.save} loading={isLoading} onClick={() => void submit()} />
      </div>
    </Card>
  );
}
