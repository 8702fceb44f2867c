import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionRequestResource } from 'contract/sessions';
import { itIs } from '../../test/calendar';
import { renderApp } from '../../test/renderApp';
import { problem, serve, type Responses } from '../../test/server';
import { browserKind } from './Preview';

const session: SessionRequestResource = {
  id: 'room-1',
  attributes: {
    ...{ timeRequested: '2026-11-23T20:00:00.000Z', lengthInMinutes: 30, notes: '', state: 'booked' },
    ...{ paid: true, waived: false, counselorNotes: null, version: 1 },
    ...{
      minutesPresent: { student: null, counselor: null },
      replies: [],
      requestedAt: '2026-11-20T20:00:00.000Z',
    },
  },
  relationships: { student: { data: null }, counselor: { data: null }, preferred: { data: null } },
};

function open(answers: Responses = {}, at = '/lobby?roomId=room-1') {
  const requests = serve({
    'POST /session-token': () => ({ token: 'a-token', present: ['Daniel Reyes'] }),
    'GET /sessions/info/{roomId}': () => ({ data: session }),
    ...answers,
  });
  renderApp({ role: 'student', at });
  return { requests, user: userEvent.setup() };
}

function withDevices(failure: string) {
  const getUserMedia = () => Promise.reject(new DOMException('', failure));
  const mediaDevices = { getUserMedia, enumerateDevices: () => Promise.resolve([]) };
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  Object.defineProperty(window, 'RTCPeerConnection', { value: class {}, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(window, 'RTCPeerConnection');
});

describe('the lobby', () => {
  it('asks for the room when the address names none', async () => {
    withDevices('NotFoundError');
    const asked: unknown[] = [];
    const { user } = open(
      {
        'POST /session-token': ({ body }) => {
          asked.push(body);
          return { token: 'a-token', present: [] };
        },
      },
      '/lobby',
    );
    await screen.findByRole('heading', { name: 'Enter room' });
    await user.click(screen.getByRole('button', { name: 'JOIN' }));
    await screen.findByText('Room Id is a required field');
    expect(screen.queryByLabelText('Your name')).toBeNull();
    await user.type(screen.getByLabelText('Room Id'), ' room-1 ');
    await user.click(screen.getByRole('button', { name: 'JOIN' }));
    await screen.findByText('No one else is in the room yet.');
    expect(asked.at(-1)).toEqual({ room: 'room-1' });
  });

  it('says why a room is closed and links to another one', async () => {
    const message = 'We couldn’t find a room with this ID that you can enter.';
    const { user } = open({ 'POST /session-token': () => problem(404, 'no-room', message) });
    await screen.findByText('Unable to create session token.');
    screen.getByText(message);
    await user.click(screen.getByRole('button', { name: 'Enter another room ID' }));
    await screen.findByLabelText('Room Id');
  });

  it('shows the session and who is in the room', async () => {
    itIs('2026-11-23T19:55:00.000Z');
    withDevices('NotFoundError');
    open();
    await screen.findByText('Daniel Reyes is in the room');
    await screen.findByText(/^Help session · 30 minutes · Mon, Nov 23, 3:00\sPM New York time$/);
  });

  it('follows who is in the room and says when it can no longer be entered', async () => {
    withDevices('NotFoundError');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    let token: () => unknown = () => ({ token: 'a-token', present: [] });
    open({ 'POST /session-token': () => token() as never });
    await screen.findByText('No one else is in the room yet.');
    token = () => ({ token: 'a-token', present: ['Daniel Reyes'] });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    await screen.findByText('Daniel Reyes is in the room');
    token = () => problem(500, 'server-error', 'It failed.');
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    screen.getByText('Daniel Reyes is in the room');
    token = () => problem(403, 'room-not-on', 'This session was canceled.');
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    await screen.findByText('This session was canceled.');
    jest.useRealTimers();
  });

  it('works without information on the session', async () => {
    withDevices('NotFoundError');
    open({ 'GET /sessions/info/{roomId}': () => problem(500, 'server-error', 'It failed.') });
    await screen.findByText('Unable to get session information.', { exact: false });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'JOIN' }).disabled).toBe(false);
  });

  it.each([
    ['NotAllowedError', 'Camera access is blocked in this browser.'],
    ['NotFoundError', 'We couldn’t find a microphone.'],
    ['NotReadableError', 'Another app is using your camera. Close it and try again.'],
    ['TypeError', 'We couldn’t start your microphone.'],
  ])('explains %s and still lets the user in', async (failure, sentence) => {
    withDevices(failure);
    open();
    await screen.findByText(sentence);
    screen.getByText('You can still join and see and hear others.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'JOIN' }).disabled).toBe(false);
  });

  it('says when the browser does not support calls', async () => {
    open();
    await screen.findByText(/^This browser doesn’t support video calls/);
  });
});

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0) ${APPLE} Chrome/130.0 Safari/537.36`, 'chrome'],
  [`Mozilla/5.0 (Windows NT 10.0) ${APPLE} Chrome/130.0 Safari/537.36 Edg/130.0`, 'chrome'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'firefox'],
  [`Mozilla/5.0 (Macintosh) ${APPLE} Version/18.0 Safari/605.1.15`, 'safari'],
  [`Mozilla/5.0 (iPhone) ${APPLE} CriOS/130.0 Mobile Safari/604.1`, 'ios'],
  ['curl', 'other'],
])('the browser of “%s” is recognized', (agent, kind) => {
  expect(browserKind(agent)).toBe(kind);
});
