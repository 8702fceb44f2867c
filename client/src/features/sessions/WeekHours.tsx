import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { Availability } from 'contract/session-hours';
import { FARTHEST_DAYS, type SessionRequestResource, type SlotResource } from 'contract/sessions';
import { MySessionsApi } from '../../domain/sessions/sessions.api';
import { useSignedInUser } from '../../shared/api/session';
import { Box, Row, Stack, Text } from '../../shared/layout/layout';
import { now } from '../../shared/lib/clock';
import {
  formatClock,
  formatDate,
  formatDays,
  formatLongDate,
  plusDays,
  type PlainDate,
} from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { useUrlState } from '../../shared/routing/useUrlState';
import { openDialog } from '../../shared/ui/dialogs';
import { ChevronLeftIcon, ChevronRightIcon } from '../../shared/ui/icons';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { useNarrow } from '../../shared/ui/media';
import { toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { t as all } from './en';
import { t as staff } from './staff/en';
import { SessionsApi } from './sessions.api';
import { useNow } from './useNow';
import {
  cellsOf,
  clockOf,
  isFree,
  mondayOf,
  placesIn,
  rangesOf,
  workedIn,
  type Cell,
  type Drawn,
} from './week';
import { WeekGrid } from './WeekGrid';

const t = staff.week;

const DayHours = lazyComponent(() => import('./DayHours'));

/** The counselor's hours of one week, with the booked sessions. What is drawn is an exception to the weekly hours. */
export function WeekHours({ hours }: { hours: Availability }) {
  const { id: counselorId } = useSignedInUser();
  const { timeZone } = hours;
  const thisWeek = mondayOf(placesIn(timeZone)(now()).date);
  const [{ week }, go] = useUrlState({ week: '' });
  const monday = weekIn(week, thisWeek);
  const dates = Array.from({ length: 7 }, (_, day) => plusDays(monday, day));
  // A day of the counselor's zone may be the one before or after in New York.
  const slots = SessionsApi.useSlotsQuery({
    counselorId,
    from: plusDays(monday, -1),
    to: plusDays(monday, 7),
  });
  const sessions = MySessionsApi.useSessionsOfQuery(counselorId);
  const turn = (days: number) => go({ week: plusDays(monday, days) });
  return (
    <Stack gap={3}>
      <Row wrap gap={2} justify="between">
        <Row gap={2}>
          <Button
            icon={<ChevronLeftIcon />}
            aria-label={t.before}
            disabled={monday <= thisWeek}
            onClick={() => turn(-7)}
          />
          <Text as="h3" size={3} weight={600} aria-live="polite">
            {formatDays(monday, plusDays(monday, 6))}
          </Text>
          <Button
            icon={<ChevronRightIcon />}
            aria-label={t.after}
            disabled={plusDays(monday, 7) > plusDays(thisWeek, FARTHEST_DAYS)}
            onClick={() => turn(7)}
          />
          {monday !== thisWeek && (
            <Button variant="minimal" text={t.thisWeek} onClick={() => go({ week: '' })} />
          )}
        </Row>
        <Text size={2} tone="muted">
          {t.inZone(timeZone)}
        </Text>
      </Row>
      <Loaded query={slots} what={t.loading} rows={8}>
        {(open) => (
          <Days
            key={monday}
            hours={hours}
            dates={dates}
            slots={open}
            sessions={sessions.currentData ?? []}
            loadedAt={slots.fulfilledTimeStamp}
          />
        )}
      </Loaded>
    </Stack>
  );
}

const weekIn = (week: string, thisWeek: PlainDate): PlainDate => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(week) || Number.isNaN(Date.parse(week))) return thisWeek;
  return mondayOf(week) < thisWeek ? thisWeek : mondayOf(week);
};

interface DaysProps {
  readonly hours: Availability;
  readonly dates: readonly PlainDate[];
  readonly slots: readonly SlotResource[];
  readonly sessions: readonly SessionRequestResource[];
  readonly loadedAt: number | undefined;
}

function Days({ hours: { timeZone, exceptions }, dates, slots, sessions, loadedAt }: DaysProps) {
  const isNarrow = useNarrow();
  const now = useNow();
  const [save] = SessionsApi.useSetDayMutation();
  /** What was drawn, until the server's hours have arrived. */
  const [pending, setPending] = useState<{
    readonly day: number;
    readonly cells: Cell[];
    readonly at?: number;
  }>();
  const loaded = cellsOf({ dates, timeZone, slots, sessions, now });
  const week = loaded.map((cells, day) =>
    pending?.day === day && pending.at === loadedAt ? pending.cells : cells,
  );
  const isException = (date: PlainDate) => exceptions.some((one) => one.date === date);
  const edit = (day: number) =>
    openDialog(DayHours, {
      date: dates[day]!,
      ranges: rangesOf(workedIn(week[day]!)),
      isException: isException(dates[day]!),
    });
  const draw = async ({ days: [day = 0], halfHours, state }: Drawn) => {
    const before = week[day]!;
    const drawn = halfHours.filter((halfHour) => isFree(before[halfHour]!));
    const cells = before.map((cell, halfHour): Cell => (drawn.includes(halfHour) ? { state } : cell));
    setPending({ day, cells, at: loadedAt });
    try {
      await runAction(save({ date: dates[day]!, hours: rangesOf(workedIn(cells)) }), all.hours.savedDay);
    } catch (error) {
      setPending(undefined);
      toast.failure(error);
    }
  };
  if (isNarrow)
    return (
      <Stack as="ul" lines>
        {week.map((cells, day) =>
          isOver(cells) ? null : (
            <Row as="li" key={dates[day]} justify="between" align="start" gap={2} pad={[3, 0]}>
              <DayOfList date={dates[day]!} cells={cells} />
              <Button
                size="small"
                text={t.change}
                aria-label={t.changeDay(formatLongDate(dates[day]!))}
                onClick={() => edit(day)}
              />
            </Row>
          ),
        )}
      </Stack>
    );
  return (
    <>
      <Text as="p" flush size={2} tone="muted">
        {t.help}
      </Text>
      <WeekGrid
        label={t.grid}
        days={week.map((cells, day) => ({
          key: dates[day]!,
          name: formatDate(dates[day]!),
          heading: (
            <Row
              as="button"
              type="button"
              bare
              link
              aria-label={t.changeDay(formatDate(dates[day]!))}
              onClick={() => edit(day)}
            >
              {formatDate(dates[day]!)}
            </Row>
          ),
          cells,
        }))}
        onDraw={(drawn) => void draw(drawn)}
      />
    </>
  );
}

const isOver = (cells: readonly Cell[]) => cells.every(({ state }) => state === 'past');

function DayOfList({ date, cells }: { date: PlainDate; cells: readonly Cell[] }) {
  const ranges = rangesOf(workedIn(cells));
  const booked = cells.flatMap((cell, halfHour) =>
    cell.with !== undefined && cells[halfHour - 1]?.with !== cell.with ? [{ halfHour, name: cell.with }] : [],
  );
  return (
    <Stack shrink>
      <Text weight={500}>{formatDate(date)}</Text>
      <Text size={2} tone="muted">
        {ranges.length === 0
          ? all.hours.off
          : ranges.map(({ from, to }) => `${formatClock(from)} – ${formatClock(to)}`).join(', ')}
      </Text>
      {booked.map(({ halfHour, name }) => (
        <Box as="small" key={halfHour} tone="plum" size={2}>
          {t.bookedAt(formatClock(clockOf(halfHour)), name)}
        </Box>
      ))}
    </Stack>
  );
}
