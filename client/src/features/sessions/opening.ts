import { JOIN_BEFORE_MS } from 'contract/sessions';
import { daysUntil, formatDate, formatTime, toPlainDate, type Instant } from '../../shared/lib/time';

const WEEK_DAYS = 7;

/** Formats when the room of a session opens. Examples: '5:20 PM', 'Tue 5:20 PM', 'Tue, Jan 5, 5:20 PM'. */
export function formatOpening(start: Instant): string {
  const opens = new Date(Date.parse(start) - JOIN_BEFORE_MS).toISOString();
  const days = daysUntil(toPlainDate(opens));
  const time = formatTime(opens);
  if (days === 0) return time;
  const [weekday] = formatDate(opens).split(',');
  return days < WEEK_DAYS ? `${weekday} ${time}` : `${formatDate(opens)}, ${time}`;
}
