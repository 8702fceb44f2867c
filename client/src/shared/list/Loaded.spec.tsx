import { act, render, screen } from '@testing-library/react';
import { Loaded, type Query } from './Loaded';

const show = (query: Omit<Query<unknown>, 'refetch'>) =>
  render(
    <Loaded query={{ ...query, refetch: () => undefined }} what="students" empty="No parents yet.">
      {() => 'Maya Torres'}
    </Loaded>,
  );

it('Loaded shows progress', () => {
  show({});
  expect(screen.getByRole('status', { name: 'Loading students' })).toBeTruthy();
});

it('Loaded shows an error if there is no data', () => {
  show({ error: new Error('Unable to get students') });
  expect(screen.getByRole('alert').textContent).toContain('Unable to get students');
});

it('Loaded shows the documented error and what to do', () => {
  const message = 'Unable to process API request to /students REASON TypeError: Failed to fetch';
  const data = { statusCode: 0, code: 'unprocessed', message };
  show({ error: { status: 0, statusText: '', path: '/students', data } });
  expect(screen.getByText(message).closest('details')).toBeNull();
  expect(screen.getByText(/^We can’t reach the server\./)).toBeTruthy();
});

it('Loaded keeps its data when a refetch fails', () => {
  show({ currentData: ['Maya'], error: new Error('Unable to get students') });
  expect(screen.getByText('Maya Torres')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([403, 404])('Loaded hides its data when a refetch returns %i', (status) => {
  const data = { statusCode: status, code: 'gone', message: 'Student not found.' };
  show({ currentData: ['Maya'], error: { status, statusText: '', path: '/students', data } });
  expect(screen.queryByText('Maya Torres')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Student not found.');
});

it.each([[[]], [{ data: [], pageCount: 1 }]])('Loaded shows that %j is empty', (currentData) => {
  show({ currentData });
  expect(screen.getByText('No parents yet.')).toBeTruthy();
});

it.each([[['Maya']], [{ data: ['Maya'], pageCount: 1 }], [null], [{ name: 'Maya' }]])(
  'Loaded shows %j',
  (currentData) => {
    show({ currentData });
    expect(screen.getByText('Maya Torres')).toBeTruthy();
  },
);

it.each([
  [422, 0],
  [503, 1],
])('Loaded after %i shows %i buttons to try again', (status, buttons) => {
  const data = { statusCode: status, code: 'refused', message: 'It was refused.' };
  show({ error: { status, statusText: '', path: '/students', data } });
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(buttons);
});

it('Loaded shows the progress of a view and refetches it', () => {
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
