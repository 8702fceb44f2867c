import { render, screen } from '@testing-library/react';
import { formatLongDate, plusDays, today } from '../../shared/lib/time';
import { DueDate } from './DueDate';

it('a due date shows its distance, and the full date on hover', () => {
  const date = plusDays(today(), 3);
  render(<DueDate date={date} />);
  const time = screen.getByText('in 3 days').parentElement;
  expect([time?.getAttribute('datetime'), time?.title]).toEqual([date, formatLongDate(date)]);
});

it('a due date shows only the date once the task is done', () => {
  render(<DueDate date={plusDays(today(), -1)} done />);
  expect(screen.queryByText('yesterday')).toBeNull();
});

it('a due date shows when there is none', () => {
  render(<DueDate date={null} />);
  expect(screen.getByText('No due date')).toBeTruthy();
});
