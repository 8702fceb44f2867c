import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from './toast';
import { Toaster } from './Toaster';
import { undoing } from './undo';

const failure = (status: number, message: string) =>
  Object.assign(new Error(message), {
    ...{ status, statusText: '', path: '/undo' },
    data: { statusCode: status, code: 'failed', message },
  });

beforeEach(async () => {
  render(<Toaster />);
  for (const close of screen.queryAllByRole('button', { name: 'Close' })) await userEvent.click(close);
});

it('undo reverts the last action before earlier ones', async () => {
  const order: string[] = [];
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  act(() => {
    toast.success(
      'First',
      undoing(async () => order.push('first')),
    );
    toast.success(
      'Second',
      undoing(async () => {
        order.push('second');
        await late;
        order.push('second answered');
      }),
    );
  });
  await userEvent.keyboard('{Control>}zz{/Control}');
  expect(order).toEqual(['second']);
  await act(async () => answer());
  expect(order).toEqual(['second', 'second answered', 'first']);
});

it('undo continues with earlier actions if the last one fails', async () => {
  const order: string[] = [];
  act(() => {
    toast.success(
      'First',
      undoing(async () => order.push('first')),
    );
    toast.success(
      'Second',
      undoing(() => Promise.reject(failure(409, 'Changed since'))),
    );
  });
  await userEvent.keyboard('{Control>}zz{/Control}');
  expect(order).toEqual(['first']);
  expect(screen.getByText('Changed since')).toBeTruthy();
});

it.each([
  [0, 'We didn’t hear back from the server. This may not have been undone.'],
  [503, 'The store is away'],
])('undo can be tried again after status %s', async (status, sentence) => {
  const failures = [failure(status, 'The store is away')];
  act(() => {
    toast.success(
      'Moved',
      undoing(async () => Promise.all(failures.splice(0).map((one) => Promise.reject(one)))),
    );
  });
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.getByText(sentence)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Undone.')).toBeTruthy();
});
