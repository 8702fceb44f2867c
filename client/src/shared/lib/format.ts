import { t } from './en';

export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

// Creating an Intl formatter is slow on weak devices, so formatters are created on first use.
const number = once(() => new Intl.NumberFormat(t.locale));

export const formatNumber = (value: number): string => number().format(value);

const money = once(
  () => new Intl.NumberFormat(t.locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);

export const formatMoney = (dollars: number): string => money().format(dollars);

/** Takes cents and a currency code. Example: '$90.00'. */
export const formatPrice = (cents: number, currency: string): string =>
  new Intl.NumberFormat(t.locale, { style: 'currency', currency }).format(cents / 100);

const percentage = once(() => new Intl.NumberFormat(t.locale, { maximumFractionDigits: 1 }));

/** Takes a rate from 0 to 1. Example: '12.4%'. */
export const formatPercent = (rate: number): string => `${percentage().format(rate * 100)}%`;

export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${formatNumber(count)} ${count === 1 ? noun : plural}`;

const order = once(() => new Intl.Collator(t.locale));

export const compareText = (one: string, other: string): number => order().compare(one, other);

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
