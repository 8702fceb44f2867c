import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from './toast';
import { Toaster } from './Toaster';

const shown = (role: 'alert' | 'status') =>
  [...screen.getByRole(role).children].map((item) => item.textContent);

const show = (...shows: (() => void)[]) =>
  act(() => {
    shows.forEach((show) => show());
  });

beforeEach(async () => {
  render(<Toaster />);
  for (const close of screen.queryAllByRole('button', { name: 'Close' })) await userEvent.click(close);
});

it('a toast announces success politely and errors at once', () => {
  show(
    () => toast.success('Password updated.'),
    () => toast.error('Token is not valid'),
  );
  expect([shown('status'), shown('alert')]).toEqual([['Password updated.'], ['Token is not valid']]);
});

it('at most the two latest toasts show', () => {
  show(...['one', 'two', 'three'].map((sentence) => () => toast.error(sentence)));
  expect(shown('alert')).toEqual(['two', 'three']);
});

it('the same message does not show twice', () => {
  show(...['offline', 'offline'].map((sentence) => () => toast.error(sentence)));
  expect(shown('alert')).toEqual(['offline']);
});

it('a success toast disappears, but an error stays until closed', async () => {
  jest.useFakeTimers();
  show(
    () => toast.success('Password updated.'),
    () => toast.error('Token is not valid'),
  );
  show(() => jest.advanceTimersByTime(60_000));
  jest.useRealTimers();
  expect([shown('status'), shown('alert')]).toEqual([[], ['Token is not valid']]);
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close' }));
  expect(shown('alert')).toEqual([]);
});

it('a toast shows why a request failed', () => {
  const problem = { statusCode: 409, code: 'conflict', message: 'Somebody was faster' };
  show(() => toast.failure({ status: 409, statusText: 'Conflict', data: problem }));
  expect(shown('alert')).toEqual(['Somebody was faster']);
});

it('an undo offer lasts ten seconds, longer while it has the focus', () => {
  jest.useFakeTimers();
  const taken: string[] = [];
  const offer = () => toast.success('Honor Deleted', { label: 'Undo', run: () => taken.push('back') });
  show(offer);
  show(() => jest.advanceTimersByTime(9_900));
  expect(shown('status')).toEqual(['Honor DeletedUndo']);
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  show(() => jest.advanceTimersByTime(60_000));
  expect(shown('status')).toEqual(['Honor DeletedUndo']);
  act(() => screen.getByRole('button', { name: 'Undo' }).blur());
  show(() => jest.advanceTimersByTime(10_000));
  jest.useRealTimers();
  expect([shown('status'), taken]).toEqual([[], []]);
});
