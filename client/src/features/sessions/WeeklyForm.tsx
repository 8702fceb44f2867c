import { Button, FormGroup, HTMLSelect } from '@blueprintjs/core';
import { useId, useState } from 'react';
import {
  weeklyHoursIssue,
  type Availability,
  type HoursRange,
  type WeeklyRange,
} from 'contract/session-hours';
import { errorMessage, type ErrorMessages } from '../../shared/api/errors';
import { useUnsaved } from '../../shared/form/unsaved';
import { ownTimeZone, timeZones } from '../../shared/lib/time';
import { Failure } from '../../shared/ui/Failure';
import { useNarrow } from '../../shared/ui/media';
import { toast } from '../../shared/ui/toast';
import { undoOf } from '../../shared/ui/undo';
import { Grid, Stack, Text } from '../../shared/layout/layout';
import { t as all } from './en';
import { t as staff } from './staff/en';
import { DayRanges } from './DayRanges';
import { SessionsApi } from './sessions.api';
import styles from './sessions.module.css';
import { drawnOn, HALF_HOURS, halfHoursIn, rangesOf, WEEK, type Cell, type Drawn } from './week';
import { WeekGrid } from './WeekGrid';

const t = all.hours;

export function WeeklyForm({ hours }: { hours: Availability }) {
  const id = useId();
  const isNew = hours.weekly.length === 0 && hours.version < 0;
  const [timeZone, setTimeZone] = useState(isNew ? ownTimeZone() : hours.timeZone);
  const [weekly, setWeekly] = useState(hours.weekly);
  const [failure, setFailure] = useState<ErrorMessages>();
  const [save, { isLoading }] = SessionsApi.useSetHoursMutation();
  const zones = timeZones(timeZone);
  const isNarrow = useNarrow();
  const isSaved = timeZone === hours.timeZone && JSON.stringify(weekly) === JSON.stringify(hours.weekly);
  useUnsaved(!isNew && !isSaved);

  const rangesOn = (day: number) =>
    weekly.filter((range) => range.day === day).map(({ from, to }) => ({ from, to }));
  const setDays = (changed: ReadonlyMap<number, readonly HoursRange[]>) =>
    setWeekly([
      ...weekly.filter(({ day }) => !changed.has(day)),
      ...[...changed].flatMap(([day, ranges]) => ranges.map((range): WeeklyRange => ({ day, ...range }))),
    ]);
  const draw = ({ days, halfHours, state }: Drawn) =>
    setDays(
      new Map(
        days.map((index) => {
          const day = WEEK[index]!;
          return [day, rangesOf(drawnOn(halfHoursIn(rangesOn(day)), { halfHours, state }))] as const;
        }),
      ),
    );
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
    <Stack gap={4} flushContent>
      <Text as="p" size={2} tone="muted">
        {t.about} {!isNarrow && staff.week.help}
      </Text>
      <FormGroup label={t.zone} labelFor={id}>
        <HTMLSelect
          id={id}
          value={timeZone}
          options={zones}
          onChange={({ currentTarget }) => setTimeZone(currentTarget.value)}
        />
      </FormGroup>
      {isNarrow ? (
        <div>
          {WEEK.map((day) => (
            <Grid key={day} rule="top" columns="110px minmax(0, 1fr)" align="start" gap={[2, 3]} pad={[2, 0]}>
              <Text as="h3" size={3} className={styles.name}>
                {t.days[day]}
              </Text>
              <DayRanges
                day={t.days[day]}
                ranges={rangesOn(day)}
                onChange={(ranges) => setDays(new Map([[day, ranges]]))}
              />
            </Grid>
          ))}
        </div>
      ) : (
        <WeekGrid
          label={t.weekly}
          days={WEEK.map((day) => ({
            key: String(day),
            name: t.days[day],
            heading: t.days[day],
            cells: cellsIn(rangesOn(day)),
          }))}
          crossesDays
          onDraw={draw}
        />
      )}
      <Failure error={failure} />
      <div>
        <Button intent="primary" text={t.save} loading={isLoading} onClick={() => void submit()} />
      </div>
    </Stack>
  );
}

function cellsIn(ranges: readonly HoursRange[]): Cell[] {
  const open = halfHoursIn(ranges);
  return Array.from({ length: HALF_HOURS }, (_, halfHour) => ({
    state: open.has(halfHour) ? 'open' : 'closed',
  }));
}
