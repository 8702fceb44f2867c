import { NOTICE_DAYS, type RetentionState } from '../../../../contract/retention';
import type { Departure } from '../../../../projections/identity/departures';
import { dateInNewYork, plusDays } from '../../../platform/new-york';

export interface StudentRetention {
  readonly state: RetentionState;
  readonly overOn: string | null;
  /** The day of the erasure, which leaves time for notifying the student. */
  readonly eraseOn: string | null;
}

const latest = (...texts: readonly string[]) => texts.reduce((one, other) => (one > other ? one : other));

/** The time runs from the day on which the student left, or was last active afterwards. */
export const lastSeen = ({ leftAt, signedInAt }: Departure, lastActive: string | null | undefined): string =>
  latest(leftAt!, signedInAt ?? '', lastActive ?? '');

export function retentionStateOf(
  { announced, hold, ended }: Departure,
  since: string,
  days: number | null,
  today: string,
): StudentRetention {
  const overOn = days === null ? null : plusDays(dateInNewYork(0, Date.parse(since)), days);
  if (ended) return { state: 'over', overOn, eraseOn: announced?.eraseOn ?? null };
  if (hold) return { state: 'held', overOn, eraseOn: null };
  if (overOn === null) return { state: 'kept', overOn, eraseOn: null };
  const announcedDay = announced && overOn <= announced.eraseOn ? announced.eraseOn : null;
  return {
    state: within(overOn, today),
    overOn,
    eraseOn: announcedDay ?? latest(overOn, plusDays(today, NOTICE_DAYS)),
  };
}

function within(overOn: string, today: string): RetentionState {
  if (overOn <= today) return 'over';
  if (overOn <= plusDays(today, 30)) return 'within-30';
  return overOn <= plusDays(today, 90) ? 'within-90' : 'later';
}
