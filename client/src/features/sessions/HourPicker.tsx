import { Button, FormGroup } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { FARTHEST_DAYS, MAX_SLOT_DAYS, type SessionMinutes, type SlotResource } from 'contract/sessions';
import { DateInput } from '../../shared/form/DateInput';
import { fullName } from '../../shared/lib/format';
import {
  daysUntil,
  formatDate,
  formatDays,
  formatOwnTime,
  formatTime,
  formatWeekday,
  formatZonedTime,
  hoursOf,
  plusDays,
  toCalendarDay,
  today,
  toPlainDate,
  type Instant,
  type PlainDate,
} from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { ChevronLeftIcon, ChevronRightIcon } from '../../shared/ui/icons';
import { Box, Grid, Row, Stack, Text } from '../../shared/layout/layout';
import { t as all } from './en';
import { SessionsApi } from './sessions.api';
import styles from './sessions.module.css';
import { useNow } from './useNow';

const t = all.pick;

export type Counselor = NonNullable<SlotResource['relationships']['counselor']['data']>;

interface HourPickerProps {
  readonly value: Instant | undefined;
  /** The counselor of the chosen hour, where one hour is free with several. */
  readonly counselorId?: string | undefined;
  readonly minutes: SessionMinutes;
  /** The hours are those of the user, a counselor. */
  readonly isOwn?: boolean;
  /** Only the hours of this counselor are offered. */
  readonly onlyOf?: string | undefined;
  /** The counselor is undefined at an hour that no counselor published. */
  readonly onChange: (hour: Instant | undefined, counselor?: Counselor) => void;
}

const DAYS = 7;

const mondayOf = (day: PlainDate) => plusDays(day, -((toCalendarDay(day).getDay() + 6) % DAYS));
const weekFrom = (monday: PlainDate) => Array.from({ length: DAYS }, (_, index) => plusDays(monday, index));
const isWeekend = (day: PlainDate) => [0, 6].includes(toCalendarDay(day).getDay());

/** A week of hours at which counselors are free, and any other hour. Hours are in New York time. */
export function HourPicker({ value, counselorId, minutes, isOwn, onlyOf, onChange }: HourPickerProps) {
  const name = useId();
  const now = useNow();
  const first = today();
  const last = plusDays(first, FARTHEST_DAYS);
  const [week, setWeek] = useState(value && mondayOf(toPlainDate(value)));
  const [otherDay, setOtherDay] = useState(value && toPlainDate(value));
  const soon = { from: first, to: plusDays(first, MAX_SLOT_DAYS - 1) };
  const isLongEnough = ({ attributes }: SlotResource) => attributes.minutes >= minutes;
  const soonest = SessionsApi.useSlotsQuery({ ...soon, counselorId: onlyOf }).currentData?.find(isLongEnough);
  const firstFree = soonest ? toPlainDate(soonest.attributes.startsAt) : plusDays(first, 1);
  const monday = week ?? mondayOf(firstFree);
  const sunday = plusDays(monday, DAYS - 1);
  const shown = sunday <= soon.to ? soon : { from: monday > first ? monday : first, to: sunday };
  const query = SessionsApi.useSlotsQuery({ ...shown, counselorId: onlyOf });
  const slots = (query.currentData ?? []).filter(isLongEnough);
  const slotsOn = (day: PlainDate) =>
    slots.filter(({ attributes }) => toPlainDate(attributes.startsAt) === day);
  const days = weekFrom(monday).filter((day) => !isWeekend(day) || slotsOn(day).length > 0);
  const isFree = days.some((day) => slotsOn(day).length > 0);
  const hasSeveral = new Set(slots.map(({ relationships }) => relationships.counselor.data?.id)).size > 1;
  const turn = (weeks: number) => setWeek(plusDays(monday, weeks * DAYS));

  const day = otherDay ?? firstFree;
  const published = new Set(slotsOn(day).map(({ attributes }) => attributes.startsAt));
  const isKnown = query.currentData !== undefined || query.error !== undefined;
  const others = isKnown ? hoursOf(day).filter((hour) => Date.parse(hour) > now && !published.has(hour)) : [];
  return (
    <Box as="fieldset" flush className={styles.hours}>
      <legend className="visually-hidden">{t.hour}</legend>
      <Row wrap justify="between" gap={[1, 3]}>
        <Row gap={1}>
          <Button
            variant="minimal"
            icon={<ChevronLeftIcon />}
            aria-label={t.weekBefore}
            disabled={monday <= first}
            onClick={() => turn(-1)}
          />
          <Button
            variant="minimal"
            icon={<ChevronRightIcon />}
            aria-label={t.weekAfter}
            disabled={sunday >= last}
            onClick={() => turn(1)}
          />
          <Text as="h3" flush size={4} weight={600} role="status">
            {formatDays(monday, sunday)}
          </Text>
        </Row>
        <Text size={2} tone="muted">
          {t.zone}
        </Text>
      </Row>
      <Loaded query={query} what={t.loading} rows={3}>
        {() =>
          isFree ? (
            <>
              <h4 className="visually-hidden">{t.free}</h4>
              <Box as="ul" above={3} className={styles.days}>
                {days.map((on) => (
                  <Stack as="li" key={on} gap={2} data-free={slotsOn(on).length > 0}>
                    <Text as="h5" flush size={2} weight={500} aria-label={formatWeekday(on)}>
                      {formatDate(on)}
                    </Text>
                    {on >= first && slotsOn(on).length === 0 && (
                      <Text as="p" flush size={1} tone="muted">
                        {t.noneOn}
                      </Text>
                    )}
                    {slotsOn(on).map(({ id, attributes: { startsAt }, relationships }) => {
                      const counselor = relationships.counselor.data;
                      const isTheirs = !counselorId || counselor?.id === counselorId;
                      return (
                        <Hour
                          key={id}
                          name={name}
                          time={startsAt}
                          counselor={counselor && !isOwn ? fullName(counselor.attributes) : undefined}
                          isNamed={hasSeveral}
                          isChosen={startsAt === value && isTheirs}
                          isInWeek
                          onChoose={() => onChange(startsAt, counselor ?? undefined)}
                        />
                      );
                    })}
                  </Stack>
                ))}
              </Box>
            </>
          ) : (
            <Text as="p" flush above={3} size={2} tone="muted">
              {isOwn ? (onlyOf ? t.noneFreeOf : t.noneFreeOwn) : t.noneFree}
            </Text>
          )
        }
      </Loaded>
      {isKnown && (
        <details open={!isFree || others.includes(value ?? '')}>
          <summary>{t.others}</summary>
          <Box as={FormGroup} above={2} width="field" label={t.day} labelFor={`${name}-day`}>
            <DateInput
              id={`${name}-day`}
              value={day}
              min={first}
              max={last}
              onChange={({ currentTarget }) => {
                const chosen = currentTarget.value;
                if (!chosen || chosen < first || daysUntil(chosen) > FARTHEST_DAYS) return;
                setOtherDay(chosen);
                setWeek(mondayOf(chosen));
                onChange(undefined);
              }}
            />
          </Box>
          {others.length === 0 && (
            <Text as="p" flush size={2} tone="muted">
              {t.past}
            </Text>
          )}
          <Grid min={132} fill gap={2}>
            {others.map((time) => (
              <Hour
                key={time}
                name={name}
                time={time}
                isChosen={time === value}
                onChoose={() => onChange(time)}
              />
            ))}
          </Grid>
        </details>
      )}
    </Box>
  );
}

interface HourProps {
  readonly name: string;
  readonly time: Instant;
  readonly counselor?: string | undefined;
  /** Shows the counselor's name, which screen readers read anyway. */
  readonly isNamed?: boolean;
  /** The week names the zone once for all hours. */
  readonly isInWeek?: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Hour({ name, time, counselor, isNamed, isInWeek, isChosen, onChoose }: HourProps) {
  const own = formatOwnTime(time);
  const clock = formatTime(time);
  return (
    <Row as="label" align="stretch" pad={[2, 1]} textAlign="center" className={styles.hour}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <Stack as="span" grow>
        <Text as="strong" weight={500} size={2}>
          {clock}
          <span className={isInWeek ? 'visually-hidden' : undefined}>
            {formatZonedTime(time).slice(clock.length)}
          </span>
        </Text>
        {own && (
          <Text as="small" tone="muted">
            {t.own(own)}
          </Text>
        )}
        {counselor && (
          <Text as="small" tone="muted" className={isNamed ? undefined : 'visually-hidden'}>
            {t.freeWith(counselor)}
          </Text>
        )}
      </Stack>
    </Row>
  );
}
