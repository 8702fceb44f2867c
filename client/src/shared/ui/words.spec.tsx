import { render, screen } from '@testing-library/react';
import { formatLongDate, plusDays, today } from '../lib/time';
import { DueDate } from './DueDate';
import { Paragraphs } from './Paragraphs';

it('a long text is split into paragraphs at its marks', () => {
  const { container } = render(<Paragraphs text={'First.####Second, #1.\n#### ####Third.'} />);
  expect([...container.querySelectorAll('p')].map((p) => p.textContent)).toEqual([
    'First.',
    'Second, #1.',
    'Third.',
  ]);
});

describe('a due date', () => {
  it('shows its distance, and the full date on hover', () => {
    const date = plusDays(today(), 3);
    render(<DueDate date={date} />);
    const time = screen.getByText('in 3 days').parentElement;
    expect([time?.getAttribute('datetime'), time?.title]).toEqual([date, formatLongDate(date)]);
  });

  it('shows only the date once the task is done', () => {
    render(<DueDate date={plusDays(today(), -1)} done />);
    expect(screen.queryByText('yesterday')).toBeNull();
  });

  it('shows when there is none', () => {
    render(<DueDate date={null} />);
    expect(screen.getByText('No due date')).toBeTruthy();
  });
});
