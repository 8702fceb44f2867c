import { Button, Checkbox, FormGroup } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { dayHoursIssue, type Availability, type DayHours } from 'contract/session-hours';
import { errorMessage, type ErrorMessages } from '../../shared/api/errors';
import { DateInput } from '../../shared/form/DateInput';
import { formatClock, formatLongDate, plusDays, today } from '../../shared/lib/time';
import { ListItem } from '../../shared/list/ListItem';
import { Failure } from '../../shared/ui/Failure';
import { toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { t as all } from './en';
import { RangeFields } from './RangeFields';
import { useResetDayMutation, useSetDayMutation } from './sessions.api';
import styles from './sessions.module.css';

const t = all.hours;

export function Exceptions({ hours: { exceptions } }: { hours: Availability }) {
  return (
    <section className={styles.panel}>
      <h2>{t.exceptions}</h2>
      <p className={styles.note}>{t.exceptionsAbout}</p>
      {exceptions.length === 0 ? (
        <p>{t.noExceptions}</p>
      ) : (
        <ul className={styles.list}>
          {exceptions.map((day) => (
            <li key={day.date} className={styles.slot}>
              <Day day={day} />
            </li>
          ))}
        </ul>
      )}
      <NewDay />
    </section>
  );
}

const hoursOf = ({ hours }: DayHours) =>
  hours.length === 0
    ? t.dayOff
    : hours.map(({ from, to }) => `${formatClock(from)} – ${formatClock(to)}`).join(', ');

function Day({ day }: { day: DayHours }) {
  const [reset, { isLoading }] = useResetDayMutation();
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

function NewDay() {
  const id = useId();
  const [date, setDate] = useState(() => plusDays(today(), 1));
  const [isOff, setOff] = useState(true);
  const [range, setRange] = useState({ from: '15:00', to: '18:00' });
  const [failure, setFailure] = useState<ErrorMessages>();
  const [save, { isLoading }] = useSetDayMutation();
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
    <fieldset className={styles.exception}>
      <legend>{t.addDay}</legend>
      <FormGroup label={t.date} labelFor={id}>
        <DateInput id={id} min={today()} value={date} onValueChange={setDate} />
      </FormGroup>
      <Checkbox
        checked={isOff}
        label={t.allDay}
        onChange={({ currentTarget }) => setOff(currentTarget.checked)}
      />
      {!isOff && (
        <div className={styles.range}>
          <RangeFields
            range={range}
            labels={t.range}
            onChange={(changes) => setRange({ ...range, ...changes })}
          />
        </div>
      )}
      <Failure error={failure} />
      <div>
        <Button text={t.saveDay} loading={isLoading} disabled={!date} onClick={() => void submit()} />
      </div>
    </fieldset>
  );
}
