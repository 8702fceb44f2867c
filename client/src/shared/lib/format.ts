const number = new Intl.NumberFormat('en-US');

/** '1,947' */
export const formatNumber = (value: number): string => number.format(value);

/** '1 task', '2 tasks' */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${formatNumber(count)} ${count === 1 ? noun : plural}`;

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;
