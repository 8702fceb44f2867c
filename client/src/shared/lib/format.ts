import { t } from './en';
import { once } from './once';

// The first formatter of a page takes a slow device as long as all else that runs at its start.
const number = once(() => new Intl.NumberFormat(t.locale));

/** '1,947' */
export const formatNumber = (value: number): string => number().format(value);

const money = once(
  () => new Intl.NumberFormat(t.locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);

/** '$52,310' */
export const formatMoney = (dollars: number): string => money().format(dollars);

/** '$90.00', of cents of a currency. */
export const formatPrice = (cents: number, currency: string): string =>
  new Intl.NumberFormat(t.locale, { style: 'currency', currency }).format(cents / 100);

const percentage = once(() => new Intl.NumberFormat(t.locale, { maximumFractionDigits: 1 }));

/** '12.4%', of a rate from 0 to 1, which never breaks. */
export const formatPercent = (rate: number): string => `${percentage().format(rate * 100)}%`;

/** '1 task', '2 tasks' */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${formatNumber(count)} ${count === 1 ? noun : plural}`;

const order = once(() => new Intl.Collator(t.locale));

/** For what is read in the order of its letters. */
export const compareText = (one: string, other: string): number => order().compare(one, other);

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
