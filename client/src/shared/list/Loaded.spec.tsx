import { act, render, screen } from '@testing-library/react';
import { Loaded, type Query } from './Loaded';

const show = (query: Omit<Query<unknown>, 'refetch'>) =>
  render(
    <Loaded query={{ ...query, refetch: () => undefined }} what="students" empty="No parents yet.">
      {() => 'Maya Torres'}
    </Loaded>,
  );

it('says that it waits', () => {
  show({});
  expect(screen.getByRole('status', { name: 'Loading students' })).toBeTruthy();
});

it('says what failed where there is nothing to show', () => {
  show({ error: new Error('Unable to get students') });
  expect(screen.getByRole('alert').textContent).toContain('Unable to get students');
});

it('reads the documented sentence of a list, and below it what to do', () => {
  const message = 'Unable to process API request to /students REASON TypeError: Failed to fetch';
  const data = { statusCode: 0, code: 'unprocessed', message };
  show({ error: { status: 0, statusText: '', path: '/students', data } });
  expect(screen.getByText(message).closest('details')).toBeNull();
  expect(screen.getByText(/^We can’t reach the server\./)).toBeTruthy();
});

it('keeps what it has where asking again fails', () => {
  show({ currentData: ['Maya'], error: new Error('Unable to get students') });
  expect(screen.getByText('Maya Torres')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([403, 404])('shows nothing any more of what it had where asking again answers %i', (status) => {
  const data = { statusCode: status, code: 'gone', message: 'Student not found.' };
  show({ currentData: ['Maya'], error: { status, statusText: '', path: '/students', data } });
  expect(screen.queryByText('Maya Torres')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Student not found.');
});

it.each([[[]], [{ data: [], pageCount: 1 }]])('says that %j is empty', (currentData) => {
  show({ currentData });
  expect(screen.getByText('No parents yet.')).toBeTruthy();
});

it.each([[['Maya']], [{ data: ['Maya'], pageCount: 1 }], [null], [{ name: 'Maya' }]])(
  'shows %j',
  (currentData) => {
    show({ currentData });
    expect(screen.getByText('Maya Torres')).toBeTruthy();
  },
);

it.each([
  [422, 0],
  [503, 1],
])('offers to ask again after %i where that can help', (status, buttons) => {
  const data = { statusCode: status, code: 'refused', message: 'It was refused.' };
  show({ error: { status, statusText: '', path: '/students', data } });
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(buttons);
});

it('shows how far a view is that is being filled, and asks again by itself', () => {
  jest.useFakeTimers();
  const refetch = jest.fn();
  const data = {
    statusCode: 503,
    code: 'unavailable',
    message: 'This page is being prepared.',
    progress: 0.4,
  };
  const error = { status: 503, statusText: '', path: '/students', data };
  try {
    render(
      <Loaded query={{ error, refetch }} what="students">
        {() => 'Maya Torres'}
      </Loaded>,
    );
    expect(screen.getByText('This page is being prepared.')).toBeTruthy();
    const bar = screen.getByRole('progressbar', { name: 'Preparation progress' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => jest.advanceTimersByTime(4_000));
    expect(refetch).toHaveBeenCalledTimes(2);
  } finally {
    jest.useRealTimers();
  }
});
