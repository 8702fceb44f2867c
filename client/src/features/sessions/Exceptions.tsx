import { Button, Checkbox, FormGroup } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { dayHoursIssue, type Availability, type DayHours } from 'contract/session-hours';
import { FARTHEST_DAYS } from 'contract/sessions';
import { errorMessage, type ErrorMessages } from '../../shared/api/errors';
import { DateInput } from '../../shared/form/DateInput';
import { formatClock, formatLongDate, plusDays, today, type PlainDate } from '../../shared/lib/time';
import { ListItem } from '../../shared/list/ListItem';
import { Failure } from '../../shared/ui/Failure';
import { toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { Card, Row, Stack, Text } from '../../shared/layout/layout';
import { t as all } from './en';
import { t as staff } from './staff/en';
import { holidaysBetween, weekdayOf } from './holidays';
import { RangeFields } from './DayRanges';
import { SessionsApi } from './sessions.api';
import { PANEL } from './panel';
import styles from './sessions.module.css';

const t = all.hours;

export function Exceptions({ hours }: { hours: Availability }) {
  const { exceptions } = hours;
  return (
    <Card as="section" {...PANEL}>
      <h2>{t.exceptions}</h2>
      <Text as="p" size={2} tone="muted">
        {t.exceptionsAbout}
      </Text>
      {exceptions.length === 0 ? (
        <p>{t.noExceptions}</p>
      ) : (
        <Stack as="ul" gap={2}>
          {exceptions.map((day) => (
            <Row as="li" key={day.date} justify="between" gap={2} pad={[2, 3]} className={styles.slot}>
              <Day day={day} />
            </Row>
          ))}
        </Stack>
      )}
      <Holidays hours={hours} />
      <NewDay />
    </Card>
  );
}

const hoursOf = ({ hours }: DayHours) =>
  hours.length === 0
    ? t.dayOff
    : hours.map(({ from, to }) => `${formatClock(from)} – ${formatClock(to)}`).join(', ');

function Day({ day }: { day: DayHours }) {
  const [reset, { isLoading }] = SessionsApi.useResetDayMutation();
  const date = formatLongDate(day.date);
  const submit = async () => {
    try {
      await runAction(reset(day.date), t.resetDone);
    } catch (error) {
      toast.failure(error);
    }
  };
  return (
    <ListItem name={date} details={hoursOf(day)}>
      <Button
        size="small"
        text={t.reset}
        aria-label={t.resetLabel(date)}
        loading={isLoading}
        onClick={() => void submit()}
      />
    </ListItem>
  );
}

/** The coming holidays on which the weekly hours would be open. */
function Holidays({ hours: { weekly, exceptions } }: { hours: Availability }) {
  const [save, { isLoading }] = SessionsApi.useSetDayMutation();
  const open = holidaysBetween(today(), plusDays(today(), FARTHEST_DAYS)).filter(
    ({ date }) =>
      weekly.some(({ day }) => day === weekdayOf(date)) && !exceptions.some((one) => one.date === date),
  );
  if (open.length === 0) return null;
  const takeOut = async (date: PlainDate) => {
    try {
      await runAction(save({ date, hours: [] }), t.savedDay);
    } catch (error) {
      toast.failure(error);
    }
  };
  return (
    <Stack gap={2}>
      <h3>{staff.holidays.heading}</h3>
      <Text as="p" size={2} tone="muted">
        {staff.holidays.about}
      </Text>
      <Stack as="ul" gap={2}>
        {open.map(({ date, holiday }) => (
          <Row as="li" key={date} justify="between" gap={2} pad={[2, 3]} className={styles.slot}>
            <ListItem name={staff.holidays.names[holiday]} details={formatLongDate(date)}>
              <Button
                size="small"
                text={staff.week.dayOff}
                aria-label={staff.holidays.takeOut(staff.holidays.names[holiday], formatLongDate(date))}
                disabled={isLoading}
                onClick={() => void takeOut(date)}
              />
            </ListItem>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
}

function NewDay() {
  const id = useId();
  const [date, setDate] = useState(() => plusDays(today(), 1));
  const [isOff, setOff] = useState(true);
  const [range, setRange] = useState({ from: '15:00', to: '18:00' });
  const [failure, setFailure] = useState<ErrorMessages>();
  const [save, { isLoading }] = SessionsApi.useSetDayMutation();
  const submit = async () => {
    setFailure(undefined);
    const hours = isOff ? [] : [range];
    if (dayHoursIssue(hours)) return setFailure({ message: t.wrong });
    try {
      await runAction(save({ date, hours }), t.savedDay);
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  return (
    <Stack as="fieldset" gap={2} pad={[4, 0, 0]} rule="top" className={styles.exception}>
      <Text as="legend" weight={600}>
        {t.addDay}
      </Text>
      <FormGroup label={t.date} labelFor={id}>
        <DateInput id={id} min={today()} value={date} onValueChange={setDate} />
      </FormGroup>
      <Checkbox
        checked={isOff}
        label={t.allDay}
        onChange={({ currentTarget }) => setOff(currentTarget.checked)}
      />
      {!isOff && (
        <Row wrap gap={2} className={styles.range}>
          <RangeFields
            range={range}
            labels={t.range}
            onChange={(changes) => setRange({ ...range, ...changes })}
          />
        </Row>
      )}
      <Failure error={failure} />
      <div>
        <Button text={t.saveDay} loading={isLoading} disabled={!date} onClick={() => void submit()} />
      </div>
    </Stack>
  );
}
