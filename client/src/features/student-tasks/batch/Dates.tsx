import { Button, FormGroup, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { useId, type ReactNode } from 'react';
import type { DatedStudent } from 'contract/task-batches';
import { nameOfStudent, type Student } from '../../../domain/students/StudentCombobox';
import { DateInput } from '../../../shared/form/DateInput';
import { Failed, Loading } from '../../../shared/list/States';
import { formatDate, type PlainDate } from '../../../shared/lib/time';
import { SegmentedSwitch } from '../../../shared/ui/SegmentedSwitch';
import { Box, Card, Grid, Row, Stack, Text } from '../../../shared/layout/layout';
import { TasksApi } from '../../../domain/tasks/tasks.api';
import styles from '../student-tasks.module.css';
import { t } from './en';

/** Stored in drafts. */
export interface Dating {
  readonly mode: 'one' | 'deadline' | 'each';
  readonly days: number;
  /** CEEB code of a college; empty for the next deadline of each student. */
  readonly ceeb: string;
  readonly own: Readonly<Record<string, PlainDate>>;
}

export const ONE_DATE: Dating = { mode: 'one', days: 14, ceeb: '', own: {} };

export interface FromDeadlines {
  readonly found: ReadonlyMap<string, DatedStudent>;
  /** Names by CEEB code of colleges with the next deadline of a selected student. */
  readonly colleges: ReadonlyMap<string, string>;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

export function useDeadlines({ mode, days, ceeb }: Dating, students: readonly Student[]): FromDeadlines {
  const isAsked =
    mode === 'deadline' && students.length > 0 && Number.isFinite(days) && days >= 0 && days <= 365;
  const rule = { user_ids: students.map(({ id }) => id), days_before: days };
  const next = TasksApi.useDueDatesQuery(rule, { skip: !isAsked });
  const ofOne = TasksApi.useDueDatesQuery({ ...rule, ceeb }, { skip: !isAsked || !ceeb });
  const { currentData, error, isFetching, refetch } = ceeb ? ofOne : next;
  const deadlines = next.data?.flatMap(({ deadline }) => deadline ?? []);
  return {
    found: new Map(isAsked ? currentData?.map((dated) => [dated.user_id, dated]) : []),
    colleges: new Map(deadlines?.map((deadline) => [deadline.ceeb, deadline.college])),
    isLoading: isFetching && !currentData,
    error,
    refetch,
  };
}

export function datesOf(
  { mode, own }: Dating,
  students: readonly Student[],
  found: FromDeadlines['found'],
): Map<string, PlainDate> {
  if (mode === 'one') return new Map();
  const dates = students.flatMap(({ id }) => {
    const date = own[id] ?? (mode === 'deadline' ? found.get(id)?.due_date : undefined);
    return date ? [[id, date] as const] : [];
  });
  return new Map(dates);
}

const PRESETS = [7, 14, 30, 60, 90];

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
    <Card as="fieldset" gap={3} pad={[4, 'inset']} below={4} flushContent className={styles.dates}>
      <Text as="legend" weight={600}>
        {t.when}
      </Text>
      <SegmentedSwitch
        label={t.when}
        value={mode}
        options={modes}
        onChange={(next) => onChange({ ...dating, mode: next })}
      />
      {children}
      <Text as="p" flush size={2} tone="muted">
        {t.help[mode]}
      </Text>
      {mode === 'deadline' && students.length > 0 && <ByDeadline {...props} />}
      {mode === 'each' && <Rows {...props} />}
    </Card>
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
      <Row role="group" aria-label={t.presets} wrap gap={2}>
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
      </Row>
      <Grid min={200} gap={[3, 4]}>
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
      </Grid>
      {deadlines.error !== undefined && <Failed error={deadlines.error} onRetry={deadlines.refetch} />}
      {deadlines.isLoading && <Loading what={t.dates} rows={Math.min(students.length, 5)} />}
      {deadlines.found.size > 0 && <Rows {...props} />}
    </>
  );
}

/** Only this many students are listed; the rest get the derived dates. */
const MAX_ROWS = 200;

function Rows({ students: all, dating, deadlines: { found }, onChange }: DatesProps) {
  const students = dating.mode === 'deadline' ? all.filter(({ id }) => found.get(id)?.deadline) : all;
  const undated = all.length - students.length;
  const dates = datesOf(dating, students, found);
  const set = (id: string, date: string) => {
    const { [id]: _, ...others } = dating.own;
    onChange({ ...dating, own: date ? { ...others, [id]: date } : others });
  };
  return (
    <>
      {students.length > 0 && (
        <Box as="ul" lines aria-label={t.dates} className={styles.rows}>
          {students.slice(0, MAX_ROWS).map((student) => {
            const deadline = found.get(student.id)?.deadline;
            return (
              <Row as="li" justify="between" gap={3} pad={[2, 0]} key={student.id}>
                <Stack as="span" shrink breakable>
                  <strong>{nameOfStudent(student)}</strong>
                  {dating.mode === 'deadline' && deadline && (
                    <Text size={2} tone="muted">
                      {t.before(deadline.college, formatDate(deadline.date))}
                    </Text>
                  )}
                </Stack>
                <DateInput
                  aria-label={t.dateOf(nameOfStudent(student))}
                  value={dates.get(student.id) ?? ''}
                  onValueChange={(date) => set(student.id, date)}
                />
              </Row>
            );
          })}
          {students.length > MAX_ROWS && (
            <Row as="li" justify="between" gap={3} pad={[2, 0]}>
              {t.more(students.length - MAX_ROWS)}
            </Row>
          )}
        </Box>
      )}
      {undated > 0 && (
        <Text as="p" flush size={2} tone="muted">
          {t.noDeadline(undated)}
        </Text>
      )}
    </>
  );
}
