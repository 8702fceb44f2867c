import { Button } from '@blueprintjs/core';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { formatClock } from '../../shared/lib/time';
import { Text } from '../../shared/layout/layout';
import { t as staff } from './staff/en';
import styles from './sessions.module.css';
import { clockOf, HALF_HOURS, isFree, type Cell, type Drawn } from './week';

const t = staff.week;

/** Without `Show all hours`, the grid has at least the hours from 7 AM to 9 PM. */
const USUAL = { from: 14, to: 42 };

export interface GridDay {
  readonly key: string;
  readonly name: string;
  readonly heading: ReactNode;
  readonly cells: readonly Cell[];
}

interface WeekGridProps {
  readonly label: string;
  readonly days: readonly GridDay[];
  /** Whether one stroke may draw on several days. */
  readonly crossesDays?: boolean;
  readonly onDraw: (drawn: Drawn) => void;
}

interface Position {
  readonly day: number;
  readonly halfHour: number;
}

interface Stroke {
  readonly from: Position;
  readonly to: Position;
  readonly state: Drawn['state'];
}

const between = (one: number, other: number) =>
  Array.from({ length: Math.abs(one - other) + 1 }, (_, index) => Math.min(one, other) + index);

const otherThan = ({ state }: Cell) => (state === 'closed' ? 'open' : 'closed');

const isIn = ({ days, halfHours }: Drawn, { day, halfHour }: Position) =>
  days.includes(day) && halfHours.includes(halfHour);

const drawnBy = ({ from, to, state }: Stroke): Drawn => ({
  days: between(from.day, to.day),
  halfHours: between(from.halfHour, to.halfHour),
  state,
});

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Hours of seven days, which the mouse draws. Arrow keys move, the space bar changes a half hour, shift draws on. */
export function WeekGrid({ label, days, crossesDays = false, onDraw }: WeekGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const [stroke, setStroke] = useState<Stroke>();
  const [focused, setFocused] = useState<Position>({ day: 0, halfHour: USUAL.from });
  const { from, to } = showsAll ? { from: 0, to: HALF_HOURS } : shownHours(days);
  const drawn = stroke && drawnBy(stroke);

  const finish = useEffectEvent(() => {
    if (!drawn) return;
    setStroke(undefined);
    onDraw(drawn);
  });
  useEffect(() => {
    const onMouseUp = () => finish();
    window.addEventListener('mouseup', onMouseUp);
    return () => window.removeEventListener('mouseup', onMouseUp);
  }, []);

  const cellAt = ({ day, halfHour }: Position) => days[day]?.cells[halfHour];
  const begin = (position: Position) => {
    const cell = cellAt(position);
    if (cell && isFree(cell)) setStroke({ from: position, to: position, state: otherThan(cell) });
  };
  const extend = (position: Position) => {
    if (stroke) setStroke({ ...stroke, to: crossesDays ? position : { ...position, day: stroke.from.day } });
  };
  const onKeyDown = (event: KeyboardEvent, position: Position) => {
    const cell = cellAt(position)!;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (isFree(cell)) onDraw(drawnBy({ from: position, to: position, state: otherThan(cell) }));
      return;
    }
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = { day: position.day + step[0], halfHour: position.halfHour + step[1] };
    const other = next.halfHour >= from && next.halfHour < to ? cellAt(next) : undefined;
    if (!other) return;
    if (event.shiftKey && isFree(cell) && isFree(other) && other.state !== cell.state)
      onDraw(drawnBy({ from: next, to: next, state: cell.state }));
    table.current?.querySelector<HTMLElement>(`[data-place="${next.day}-${next.halfHour}"]`)?.focus();
  };
  const reachable = focused.halfHour >= from && focused.halfHour < to ? focused : { day: 0, halfHour: from };
  return (
    <>
      <table role="grid" aria-label={label} ref={table} className={styles.week}>
        <thead>
          <tr>
            <td />
            {days.map(({ key, heading }) => (
              <th key={key} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {between(from, to - 1).map((halfHour) => (
            <tr key={halfHour}>
              <th scope="row">
                {halfHour % 2 === 0 ? (
                  formatClock(clockOf(halfHour))
                ) : (
                  <span className="visually-hidden">{formatClock(clockOf(halfHour))}</span>
                )}
              </th>
              {days.map(({ key, name, cells }, day) => {
                const position = { day, halfHour };
                const cell = cells[halfHour]!;
                const state = drawn && isFree(cell) && isIn(drawn, position) ? drawn.state : cell.state;
                const isFirst = cells[halfHour - 1]?.with !== cell.with;
                return (
                  <td
                    key={key}
                    role="gridcell"
                    data-place={`${day}-${halfHour}`}
                    data-state={state}
                    tabIndex={reachable.day === day && reachable.halfHour === halfHour ? 0 : -1}
                    aria-selected={state === 'open'}
                    aria-disabled={!isFree(cell) || undefined}
                    aria-label={t.cell(name, formatClock(clockOf(halfHour)), t.states[state], cell.with)}
                    onFocus={() => setFocused(position)}
                    onMouseDown={() => begin(position)}
                    onMouseEnter={() => extend(position)}
                    onKeyDown={(event) => onKeyDown(event, position)}
                  >
                    {cell.with && isFirst && (
                      <Text truncate block size={1} weight={500}>
                        {cell.with}
                      </Text>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {(showsAll || to - from < HALF_HOURS) && (
        <div>
          <Button
            size="small"
            variant="minimal"
            text={showsAll ? t.usualHours : t.allHours}
            onClick={() => setShowsAll(!showsAll)}
          />
        </div>
      )}
    </>
  );
}

function shownHours(days: readonly GridDay[]) {
  const used = days.flatMap(({ cells }) =>
    cells.flatMap(({ state }, halfHour) => (state === 'open' || state === 'booked' ? [halfHour] : [])),
  );
  const first = Math.min(USUAL.from, ...used);
  return { from: first - (first % 2), to: Math.max(USUAL.to, ...used.map((halfHour) => halfHour + 1)) };
}
