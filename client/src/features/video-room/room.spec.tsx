import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createStore } from '../../app/store';
import { sessionRead } from '../../shared/api/session';
import { writeToken } from '../../shared/api/token';
import { probe } from '../../shared/offline/connection';
import { toast } from '../../shared/ui/toast';
import { Toaster } from '../../shared/ui/Toaster';
import { serve, tokenFor } from '../../test/server';
import { LocalMedia } from './localMedia';
import Room from './Room';

function enter() {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  serve({ 'GET /messages/contacts': () => ({ data: [], more: false, silent: null }) });
  writeToken(tokenFor({}));
  const store = createStore();
  store.dispatch(sessionRead);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Room
          roomId="room"
          media={new LocalMedia()}
          token={() => Promise.resolve('a-token')}
          onLeave={() => undefined}
        />
      </MemoryRouter>
    </Provider>,
  );
  return within(screen.getByRole('dialog'));
}

it('the room shows toasts inside itself because it covers the page', async () => {
  const room = enter();
  act(() => void toast.error('It was not sent.'));
  expect(await room.findByText('It was not sent.')).toBeTruthy();
});

it('the room shows that the connection is lost', async () => {
  const room = enter();
  serve({ 'GET /healthz': () => Promise.reject(new TypeError('Failed to fetch')) });
  act(probe);
  expect(await room.findByText('We can’t reach the server. Changes will sync when it’s back.')).toBeTruthy();
  serve({});
  act(probe);
  await waitFor(() =>
    expect(room.queryByText('We can’t reach the server. Changes will sync when it’s back.')).toBeNull(),
  );
});

it('each press of Ctrl+Z undoes one action, even with two toast areas', async () => {
  writeToken(tokenFor({}));
  const undone: string[] = [];
  render(
    <>
      <Toaster />
      <Toaster />
    </>,
  );
  act(() => {
    for (const what of ['first', 'second']) {
      const undo = () => undone.push(what);
      toast.success(what, { label: 'Undo', run: undo, undoes: undo });
    }
  });
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undone).toEqual(['second']);
});
