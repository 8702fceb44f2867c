import { ROLES } from '../../contract/roles';
import { sessionRequest } from '../../src/modules/sessions/session-request.decider';
import { PurposeTokens } from '../../src/platform/auth/purpose-tokens';
import type { TestApp, User } from '../support/app';
import { bookSession, onSession } from '../support/booked-session';
import { startWithFixtures } from '../support/fixtures';
import { guestsOf, refused, tokenFor } from '../support/room-guest';

let app: TestApp;
let admin: User;
let counselor: User;
let student: User;
let stranger: User;
let room: string;

beforeAll(async () => {
  ({ app, admin, counselor, student, stranger } = await startWithFixtures());
  room = await book();
});

afterAll(() => app.dispose());

const book = (startsInMs?: number) =>
  bookSession(app.app, { studentId: student.id, counselorId: counselor.id, startsInMs });

const guestOf = guestsOf(() => app);

const refusalFor = async (user: User, into: string) => {
  const { status, body } = await app.call('post', '/session-token', user).send({ room: into });
  return [status, (body as { code: string }).code];
};

const STALE = refused('Your access to the room has expired. Enter again.');

describe('the token of a video room', () => {
  it.each([
    ['room', 'its name'],
    ['sessionId', 'its session'],
  ])('is requested by %s, %s', async (field) => {
    const { body } = await app
      .call('post', '/session-token', student)
      .send({ [field]: room })
      .expect(201);
    expect(body).toEqual({ token: expect.any(String), present: [] });
  });

  it('needs a room', async () => {
    const { body } = await app.call('post', '/session-token', student).send({ identity: 'Maya' }).expect(422);
    expect(body.fields).toEqual({ room: 'Enter a room ID.' });
  });

  it('is given to the two people of the session and to admins only', async () => {
    for (const user of [student, counselor, admin]) await tokenFor(app, user, room);
    const other = await app.user('counselor', 'Elsewhere');
    for (const user of [stranger, other]) {
      expect(await refusalFor(user, room)).toEqual([404, 'no-room']);
      expect(await refusalFor(user, 'no-such-room')).toEqual([404, 'no-room']);
    }
  });

  it.each(ROLES.filter((role) => role !== 'admin'))(
    'is neither given to nor valid for another %s',
    async (role) => {
      const other = await app.user(role, `Another-${role.replace('_', '-')}`);
      const { status } = await app.call('post', '/session-token', other).send({ room });
      expect([403, 404]).toContain(status);
      const thief = await guestOf(other);
      expect(await thief.ask('room.join', { token: await tokenFor(app, student, room) })).toEqual(STALE);
      const signed = await app.app
        .get(PurposeTokens)
        .sign('video-room', { room, user: other.id, name: 'Maya Example' }, 5);
      expect(await thief.ask('room.join', { token: signed })).toEqual(
        refused('We couldn’t find a room with this ID that you can enter.'),
      );
    },
  );

  it('is given from ten minutes before the session until its end', async () => {
    const later = await book(11 * 60_000);
    const soon = await book(9 * 60_000);
    const over = await book(2 * 60_000);
    const cancelled = await book(3 * 60_000);
    await onSession(app.app, (dispatcher) =>
      dispatcher.dispatch(sessionRequest, over, 'Pass', {
        now: new Date(Date.now() + 3_600_000).toISOString(),
      }),
    );
    await onSession(app.app, (dispatcher) =>
      dispatcher.dispatch(sessionRequest, cancelled, 'Cancel', { because: 'asked' }),
    );
    await tokenFor(app, student, soon);
    expect(await refusalFor(counselor, later)).toEqual([403, 'room-not-open']);
    expect(await refusalFor(student, over)).toEqual([403, 'room-closed']);
    expect(await refusalFor(student, cancelled)).toEqual([403, 'room-not-on']);
    for (const any of [later, soon, over, cancelled]) await tokenFor(app, admin, any);
  });

  it('is no access token, nor is an access token valid for a room', async () => {
    await app.call('get', '/users/profile', { token: await tokenFor(app, student, room) }).expect(401);
    const guest = await guestOf(student);
    expect(await guest.ask('room.join', { token: student.token })).toEqual(STALE);
  });

  it('is valid for its owner only, for minutes, and only if signed', async () => {
    const thief = await guestOf(stranger);
    const token = await tokenFor(app, student, room);
    expect(await thief.ask('room.join', { token })).toEqual(STALE);
    const guest = await guestOf(student);
    const claims = { room, user: student.id, name: 'Maya Example' };
    const sign = (purpose: string, minutes: number) =>
      app.app.get(PurposeTokens).sign(purpose, claims, minutes);
    expect(await guest.ask('room.join', { token: await sign('video-room', -1) })).toEqual(STALE);
    expect(await guest.ask('room.join', { token: await sign('something-else', 5) })).toEqual(STALE);
    const [head, , signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ ...claims, exp: 9_999_999_999 })).toString('base64url');
    expect(await guest.ask('room.join', { token: `${head}.${forged}.${signature}` })).toEqual(STALE);
    expect(await guest.ask('room.join', { token: await sign('video-room', 5) })).toMatchObject({ ok: true });
  });

  it('does not outlive the access to the room', async () => {
    const id = await book(4 * 60_000);
    const token = await tokenFor(app, student, id);
    await onSession(app.app, (dispatcher) =>
      dispatcher.dispatch(sessionRequest, id, 'Cancel', { because: 'asked' }),
    );
    const guest = await guestOf(student);
    expect(await guest.ask('room.join', { token })).toEqual(
      refused('This session has no counselor yet, or was canceled.'),
    );
  });
});
