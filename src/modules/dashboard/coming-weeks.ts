import { COMING_WEEKS, type Coming, type ComingWeek } from '../../../contract/dashboard';
import { plusDays } from '../../platform/new-york';

export const sundayOf = (date: string): string => plusDays(date, -new Date(`${date}T00:00:00Z`).getUTCDay());

const orderOf = (item: Coming) => `${item.date} ${item.kind === 'session' ? item.start : ''}`;

const inOrder = (a: Coming, b: Coming) => orderOf(a).localeCompare(orderOf(b));

const isTask = ({ kind }: Coming) => kind === 'task';

export function comingWeeks(items: readonly Coming[], today: string): ComingWeek[] {
  const begin = sundayOf(today);
  return Array.from({ length: COMING_WEEKS.weeks }, (_, week) => {
    const [from, until] = [plusDays(begin, week * 7), plusDays(begin, week * 7 + 7)];
    const own = items
      .filter(({ date }) => date >= today && date >= from && date < until)
      .sort(inOrder)
      // A full week drops tasks, which their own list shows too, before other deadlines.
      .sort((a, b) => Number(isTask(a)) - Number(isTask(b)));
    const shown = own.slice(0, COMING_WEEKS.most).sort(inOrder);
    return { from, items: shown, more: own.length - shown.length };
  });
}
