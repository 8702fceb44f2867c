import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createStore } from '../../app/store';
import { sessionRead } from '../../shared/api/session';
import { writeToken } from '../../shared/api/token';
import { toast } from '../../shared/ui/toast';
import { Toaster } from '../../shared/ui/Toaster';
import { serve, tokenFor } from '../../test/server';
import { LocalMedia } from './localMedia';
import Room from './Room';

it('shows what is told within itself, since it covers the page', async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  serve({ 'GET /messages/contacts': () => ({ data: [] }) });
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
  act(() => void toast.error('It was not sent.'));
  expect(await within(screen.getByRole('dialog')).findByText('It was not sent.')).toBeTruthy();
});

it('undoes one act at each press of the key, though the page shows messages too', async () => {
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
