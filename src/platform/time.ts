import { TZDate } from '@date-fns/tz';
import { addDays, format, parseISO } from 'date-fns';

export const TIME_ZONE = 'America/New_York';
const PLAIN = 'yyyy-MM-dd';

/** Date in New York, 'YYYY-MM-DD', at that instant. */
export const dayOf = (instant: string): string => format(new TZDate(instant, TIME_ZONE), PLAIN);

/** Hour of the day in New York at that instant. */
export const hourOf = (instant: string): number => new TZDate(instant, TIME_ZONE).getHours();

export const plusDays = (day: string, days: number): string => format(addDays(parseISO(day), days), PLAIN);
