import { daysUntil, formatDate, toPlainDate, type Instant, type PlainDate } from '../../shared/lib/time';
import { t } from './en';

export interface ConversationItem {
  readonly key: string;
  readonly content: string;
  readonly at: Instant;
  readonly own: boolean;
  readonly state: 'sending' | 'waiting' | 'failed' | 'sent' | 'seen';
  readonly error: string | null;
  /** Name of the admin who wrote it as Support, if the reader may know it. */
  readonly by?: string;
  /** Whether the next message continues it: same sender, shortly after. */
  readonly continued: boolean;
}

export interface Day {
  readonly date: PlainDate;
  readonly lines: readonly ConversationItem[];
}

const BREATH_MS = 5 * 60_000;

const isContinuedBy = (
  line: Omit<ConversationItem, 'continued'>,
  next: Omit<ConversationItem, 'continued'> | undefined,
) =>
  next !== undefined &&
  next.own === line.own &&
  next.by === line.by &&
  next.state === line.state &&
  line.error === null &&
  Date.parse(next.at) - Date.parse(line.at) < BREATH_MS &&
  toPlainDate(next.at) === toPlainDate(line.at);

export function byDay(lines: readonly Omit<ConversationItem, 'continued'>[]): Day[] {
  const days: { date: PlainDate; lines: ConversationItem[] }[] = [];
  lines.forEach((line, index) => {
    const date = toPlainDate(line.at);
    let day = days.at(-1);
    if (day?.date !== date) {
      day = { date, lines: [] };
      days.push(day);
    }
    day.lines.push({ ...line, continued: isContinuedBy(line, lines[index + 1]) });
  });
  return days;
}

export function dayName(date: PlainDate): string {
  const days = daysUntil(date);
  if (days === 0) return t.today;
  return days === -1 ? t.yesterday : formatDate(date);
}
