import { JOIN_BEFORE_MS, SESSION_ZONE } from 'contract/sessions';
import { t as shared } from '../../shared/lib/en';
import { once } from '../../shared/lib/once';
import { daysUntil, formatDate, formatTime, toPlainDate, type Instant } from '../../shared/lib/time';

const WEEK_DAYS = 7;

const thisWeek = once(
  () =>
    new Intl.DateTimeFormat(shared.locale, {
      timeZone: SESSION_ZONE,
      weekday: 'short',
      hour: 'numeric',
      minute: '2-digit',
    }),
);

/** Formats when the room of a session opens. Examples: '5:20 PM', 'Tue 5:20 PM', 'Tue, Jan 5, 5:20 PM'. */
export function formatOpening(start: Instant): string {
  const opens = new Date(Date.parse(start) - JOIN_BEFORE_MS).toISOString();
  const days = daysUntil(toPlainDate(opens));
  if (days === 0) return formatTime(opens);
  return days < WEEK_DAYS ? thisWeek().format(new Date(opens)) : `${formatDate(opens)}, ${formatTime(opens)}`;
}
