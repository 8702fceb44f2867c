import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createStore } from '../../app/store';
import { sessionRead } from '../../shared/api/session';
import { writeToken } from '../../shared/api/token';
import { probe } from '../../shared/offline/connection';
import { defineRoutes } from '../../shared/routing/routeDef';
import { toast } from '../../shared/ui/toast';
import { Toaster } from '../../shared/ui/Toaster';
import { renderApp } from '../../test/renderApp';
import { serve, tokenFor } from '../../test/server';
import { LocalMedia } from './localMedia';
import Room from './Room';

const Call = () => (
  <Room
    roomId="room"
    media={new LocalMedia()}
    token={() => Promise.resolve('a-token')}
    onLeave={() => undefined}
  />
);

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
});

function enter() {
  serve({ 'GET /messages/contacts': () => ({ data: [], more: false, silent: null }) });
  writeToken(tokenFor({}));
  const store = createStore();
  store.dispatch(sessionRead);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Call />
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

const table = defineRoutes({
  call: { path: '/lobby', title: 'Call', audience: ['counselor'], page: async () => ({ default: Call }) },
  notes: {
    path: '/notes',
    title: 'Notes',
    audience: ['counselor'],
    page: async () => ({ default: () => <p>Nothing is noted</p> }),
  },
});

async function chooseNotes() {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Find anything' }), 'notes{Enter}');
  return within(await screen.findByRole('alertdialog', { name: 'Leave the room?' }));
}

const serveCall = () =>
  serve({
    'GET /messages/contacts': () => ({ data: [], more: false, silent: null }),
    'GET /users/students': () => ({ data: [], pageCount: 0, total: 0, counts: null, facets: null }),
  });

it('asks before a page that the palette opens replaces the call', async () => {
  serveCall();
  const { router } = renderApp({ role: 'counselor', at: '/lobby', table });
  const room = await screen.findByRole('dialog', { name: 'Video room' });
  await userEvent.click((await chooseNotes()).getByRole('button', { name: 'Cancel' }));
  expect([router.state.location.pathname, room.isConnected]).toEqual(['/lobby', true]);
  await userEvent.click((await chooseNotes()).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Nothing is noted')).toBeTruthy();
  expect(room.isConnected).toBe(false);
});

it('asks before Back ends the call', async () => {
  serveCall();
  const { router } = renderApp({ role: 'counselor', at: '/notes', table });
  await screen.findByText('Nothing is noted');
  await act(() => router.navigate('/lobby'));
  const room = await screen.findByRole('dialog', { name: 'Video room' });
  await act(() => router.navigate(-1));
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave the room?' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect([router.state.location.pathname, room.isConnected]).toEqual(['/lobby', true]);
});

it('asks before logging out ends the call', async () => {
  serveCall();
  renderApp({ role: 'counselor', at: '/lobby', table });
  const room = await screen.findByRole('dialog', { name: 'Video room' });
  await userEvent.click(screen.getAllByRole('button', { name: 'Log Out', hidden: true })[0]!);
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave the room?' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(room.isConnected).toBe(true);
});
