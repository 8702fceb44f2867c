import { useId, useState } from 'react';
import { FARTHEST_DAYS, MAX_SLOT_DAYS, type SessionMinutes, type SlotResource } from 'contract/sessions';
import { fullName } from '../../shared/lib/format';
import {
  formatOwnTime,
  formatWeekday,
  formatZonedTime,
  hoursOf,
  monthOf,
  plusDays,
  today,
  toPlainDate,
  type Instant,
  type Month,
  type PlainDate,
} from '../../shared/lib/time';
import { Loaded, type Query } from '../../shared/list/Loaded';
import { Loading } from '../../shared/list/States';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { Box, Grid, Row, Stack, Text } from '../../shared/layout/layout';
import { t as all } from './en';
import { useSlotsQuery } from './sessions.api';
import styles from './sessions.module.css';
import { useNow } from './useNow';

const t = all.pick;

const DayPicker = lazyComponent(
  () => import('../../shared/form/DayPicker'),
  () => <Loading what={t.day} rows={6} />,
);

interface HourPickerProps {
  readonly value: Instant | undefined;
  readonly minutes: SessionMinutes;
  /** The hours are those of the user, a counselor. */
  readonly isOwn?: boolean;
  /** Only the hours of this counselor are offered. */
  readonly counselorId?: string | undefined;
  readonly onChange: (hour: Instant | undefined) => void;
}

/** Hours are in New York time; those at which a counselor of the student is free come first. */
export function HourPicker({ value, minutes, isOwn, counselorId, onChange }: HourPickerProps) {
  const first = today();
  const [chosen, setDay] = useState(value && toPlainDate(value));
  const [month, setMonth] = useState(monthOf(chosen ?? first));
  const soonest = useSlotsQuery({ ...fromMonth(monthOf(first), first), counselorId });
  const isLongEnough = ({ attributes }: SlotResource) => attributes.minutes >= minutes;
  const shown = useSlotsQuery({ ...fromMonth(month, first), counselorId });
  const daysOf = ({ currentData = [] }: typeof shown) => [
    ...new Set(currentData.filter(isLongEnough).map(({ attributes }) => toPlainDate(attributes.startsAt))),
  ];
  const day = chosen ?? daysOf(soonest)[0] ?? plusDays(first, 1);
  const query = useSlotsQuery({ ...fromMonth(monthOf(day), first), counselorId });
  const slots = (query.currentData ?? []).filter(isLongEnough);
  const choose = (hour: Instant | undefined) => {
    setDay(day);
    onChange(hour);
  };
  return (
    <Grid columns="max-content minmax(0, 1fr)" align="start" gap={4} stackedBelow="laptop">
      <div className="embedded-calendar">
        <DayPicker
          value={day}
          min={first}
          max={plusDays(first, FARTHEST_DAYS)}
          marked={daysOf(shown)}
          onMonth={setMonth}
          onChange={(next) => {
            setDay(next);
            setMonth(monthOf(next));
            onChange(undefined);
          }}
        />
        <Text as="p" above={2} size={2} tone="muted">
          {t.marked}
        </Text>
      </div>
      <Hours
        day={day}
        query={query}
        slots={slots}
        value={value}
        isOwn={isOwn}
        none={isOwn ? (counselorId ? t.noneFreeOf : t.noneFreeOwn) : t.noneFree}
        onChange={choose}
      />
    </Grid>
  );
}

/** As many days as one request may cover. */
function fromMonth(month: Month, first: PlainDate) {
  const start = `${month}-01`;
  const from = start < first ? first : start;
  return { from, to: plusDays(from, MAX_SLOT_DAYS - 1) };
}

interface HoursProps extends Pick<HourPickerProps, 'value' | 'isOwn' | 'onChange'> {
  readonly day: PlainDate;
  readonly query: Query<unknown>;
  readonly slots: readonly SlotResource[];
  readonly none: string;
}

function Hours({ day, query, slots, value, isOwn, none, onChange }: HoursProps) {
  const name = useId();
  const now = useNow();
  const free = freeHours(slots, day);
  const isKnown = query.currentData !== undefined || query.error !== undefined;
  const others = isKnown ? hoursOf(day).filter((hour) => Date.parse(hour) > now && !free.has(hour)) : [];
  const hour = (time: Instant, counselors: readonly string[] = []) => (
    <Hour
      key={time}
      name={name}
      time={time}
      counselors={counselors}
      isChosen={time === value}
      onChoose={() => onChange(time)}
    />
  );
  return (
    <Box as="fieldset" flush className={styles.hours}>
      <Text as="legend" weight={600}>
        {formatWeekday(day)}
      </Text>
      <Text as="p" flush size={2} tone="muted">
        {t.zone}
      </Text>
      <Loaded query={query} what={t.loading} rows={3}>
        {() =>
          free.size > 0 ? (
            <>
              <Text as="h3" above={3} below={2} size={2}>
                {t.free}
              </Text>
              <Grid min={132} fill gap={2}>
                {[...free].map(([time, counselors]) => hour(time, isOwn ? [] : counselors))}
              </Grid>
            </>
          ) : (
            <Text as="p" flush above={3} size={2} tone="muted">
              {others.length === 0 ? t.past : none}
            </Text>
          )
        }
      </Loaded>
      {others.length > 0 && (
        <details open={free.size === 0 || others.includes(value ?? '')}>
          <summary>{t.others}</summary>
          <Grid min={132} fill gap={2} above={2}>
            {others.map((time) => hour(time))}
          </Grid>
        </details>
      )}
    </Box>
  );
}

interface HourProps {
  readonly name: string;
  readonly time: Instant;
  readonly counselors: readonly string[];
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Hour({ name, time, counselors, isChosen, onChoose }: HourProps) {
  const own = formatOwnTime(time);
  return (
    <Row as="label" align="stretch" pad={2} textAlign="center" className={styles.hour}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <Stack as="span" grow>
        <Text as="strong" weight={500}>
          {formatZonedTime(time)}
        </Text>
        {own && (
          <Text as="small" tone="muted">
            {t.own(own)}
          </Text>
        )}
        {counselors.length > 0 && (
          <Text as="small" tone="muted">
            {t.freeWith(counselors.join(', '))}
          </Text>
        )}
      </Stack>
    </Row>
  );
}

function freeHours(slots: readonly SlotResource[], day: PlainDate): Map<Instant, string[]> {
  const hours = new Map<Instant, string[]>();
  for (const { attributes, relationships } of slots) {
    if (toPlainDate(attributes.startsAt) !== day) continue;
    const counselor = relationships.counselor.data;
    const names = hours.get(attributes.startsAt) ?? [];
    hours.set(attributes.startsAt, counselor ? [...names, fullName(counselor.attributes)] : names);
  }
  return new Map([...hours].sort(([a], [b]) => a.localeCompare(b)));
}
