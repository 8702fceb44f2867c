import { Button, FormGroup, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { useId, type ReactNode } from 'react';
import { nameOfStudent, type Student } from '../../../domain/students/StudentCombobox';
import { DateInput } from '../../../shared/form/DateInput';
import { Failed, Loading } from '../../../shared/list/States';
import { formatDate } from '../../../shared/lib/time';
import { SegmentedSwitch } from '../../../shared/ui/SegmentedSwitch';
import styles from './batch.module.css';
import { datesOf, type Dating, type FromDeadlines } from './dating';
import { t } from './en';

const PRESETS = [90, 60, 30, 14, 7];

interface DatesProps {
  readonly students: readonly Student[];
  readonly dating: Dating;
  readonly deadlines: FromDeadlines;
  readonly onChange: (dating: Dating) => void;
}

export function Dates({ children, ...props }: DatesProps & { readonly children: ReactNode }) {
  const { students, dating, onChange } = props;
  const { mode } = dating;
  const modes = Object.entries(t.modes).map(([value, text]) => ({ value: value as Dating['mode'], text }));
  return (
    <fieldset className={styles.dates}>
      <legend>{t.when}</legend>
      <SegmentedSwitch
        label={t.when}
        value={mode}
        options={modes}
        onChange={(next) => onChange({ ...dating, mode: next })}
      />
      {children}
      <p className={styles.note}>{t.help[mode]}</p>
      {mode === 'deadline' && students.length > 0 && <ByDeadline {...props} />}
      {mode === 'each' && <Rows {...props} />}
    </fieldset>
  );
}

function ByDeadline(props: DatesProps) {
  const id = useId();
  const { students, dating, deadlines, onChange } = props;
  const { days, ceeb } = dating;
  const change = (to: Partial<Dating>) => onChange({ ...dating, own: {}, ...to });
  const colleges = [...deadlines.colleges].map(([value, label]) => ({ value, label }));
  return (
    <>
      <div role="group" aria-label={t.presets} className={styles.presets}>
        {PRESETS.map((preset) => (
          <Button
            key={preset}
            size="small"
            text={t.preset(preset)}
            active={days === preset}
            aria-pressed={days === preset}
            onClick={() => change({ days: preset })}
          />
        ))}
      </div>
      <div className={styles.rule}>
        <FormGroup label={t.days} labelFor={`${id}-days`}>
          <InputGroup
            id={`${id}-days`}
            type="number"
            min={0}
            max={365}
            value={Number.isFinite(days) ? String(days) : ''}
            onValueChange={(value) => change({ days: value === '' ? NaN : Math.round(Number(value)) })}
          />
        </FormGroup>
        <FormGroup label={t.deadlineOf} labelFor={`${id}-of`}>
          <HTMLSelect
            id={`${id}-of`}
            fill
            value={ceeb}
            options={[{ value: '', label: t.next }, ...colleges]}
            onChange={({ currentTarget }) => change({ ceeb: currentTarget.value })}
          />
        </FormGroup>
      </div>
      {deadlines.error !== undefined && <Failed error={deadlines.error} onRetry={deadlines.refetch} />}
      {deadlines.isLoading && <Loading what={t.dates} rows={Math.min(students.length, 5)} />}
      {deadlines.found.size > 0 && <Rows {...props} />}
    </>
  );
}

/** Only this many students are listed; the rest get the derived dates. */
const MAX_ROWS = 200;

function Rows({ students, dating, deadlines: { found }, onChange }: DatesProps) {
  const dates = datesOf(dating, students, found);
  const set = (id: string, date: string) => {
    const { [id]: _, ...others } = dating.own;
    onChange({ ...dating, own: date ? { ...others, [id]: date } : others });
  };
  return (
    <ul aria-label={t.dates} className={styles.rows}>
      {students.slice(0, MAX_ROWS).map((student) => {
        const deadline = found.get(student.id)?.deadline;
        return (
          <li key={student.id}>
            <span>
              <strong>{nameOfStudent(student)}</strong>
              {dating.mode === 'deadline' && (
                <span className={styles.note}>
                  {deadline ? t.before(deadline.college, formatDate(deadline.date)) : t.noDeadline}
                </span>
              )}
            </span>
            <DateInput
              aria-label={t.dateOf(nameOfStudent(student))}
              value={dates.get(student.id) ?? ''}
              onValueChange={(date) => set(student.id, date)}
            />
          </li>
        );
      })}
      {students.length > MAX_ROWS && <li>{t.more(students.length - MAX_ROWS)}</li>}
    </ul>
  );
}
