const number = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** '1,947' */
export const formatNumber = (value: number): string => number.format(value);

/** '12.4 %' of a share between 0 and 1. */
export const formatPercent = (share: number): string => `${percent.format(share * 100)} %`;

/** '1 task', '2 tasks' */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${formatNumber(count)} ${count === 1 ? noun : plural}`;

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;
