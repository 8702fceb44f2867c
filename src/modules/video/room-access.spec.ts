import { people } from '../../../projections/identity/people';
import { sessionRequests, type SessionRequest } from '../../../projections/sessions/session-requests';
import { SeededViews } from '../../../test/support/seeded-views';
import { SessionReader } from '../sessions/sessions.queries';
import { RoomAccess } from './room-access';
import { RoomSessions } from './room-sessions';

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

const STUDENT = { id: 'maya', role: 'student' } as const;
const COUNSELOR = { id: 'daniel', role: 'counselor' } as const;
const ADMIN = { id: 'ada', role: 'admin' } as const;

let seeded: SeededViews;
let access: RoomAccess;

beforeEach(async () => {
  seeded = await SeededViews.of(people, sessionRequests);
  access = new RoomAccess(new RoomSessions(new SessionReader(seeded.views)));
});

afterEach(() => seeded.dispose());

const seed = (startsIn: number, state: SessionRequest['state'] = 'booked', minutes = 30) =>
  seeded.add(sessionRequests, {
    ...{ id: 'r1', studentId: STUDENT.id, counselorId: COUNSELOR.id, state },
    ...{ start: inMinutes(startsIn), end: inMinutes(startsIn + minutes) },
  });

const refusal = (kind: string, code: string) => expect.objectContaining({ kind, code }) as unknown;

describe('the room of a session', () => {
  it('admits its two people until the session ends', async () => {
    await seed(-5);
    for (const user of [STUDENT, COUNSELOR]) {
      const { session, until } = await access.admit(user, 'r1');
      expect(session).toMatchObject({ id: 'r1', people: ['maya', 'daniel'], state: 'on' });
      expect(until).toEqual(session.endsAt);
    }
  });

  it.each([
    ['opens ten minutes before the session', 9.9, -1],
    ['is open until the last minute', -29.9, -1],
  ])('%s', async (_, startsIn) => {
    await seed(startsIn);
    await expect(access.admit(STUDENT, 'r1')).resolves.toMatchObject({ session: { id: 'r1' } });
  });

  it.each([
    ['before it opens', 10.1, 'booked', 'room-not-open'],
    ['after the session’s end', -30.1, 'booked', 'room-closed'],
    ['without a counselor', -5, 'proposed', 'room-not-on'],
    ['once the session is canceled', -5, 'cancelled', 'room-not-on'],
    ['once the session is ended', -5, 'done', 'room-closed'],
    ['once the request has lapsed', -5, 'lapsed', 'room-closed'],
    ['with the reason of a canceled session before it opens', 60, 'cancelled', 'room-not-on'],
  ] as const)('admits nobody of the session %s', async (_, startsIn, state, code) => {
    await seed(startsIn, state);
    await expect(access.admit(STUDENT, 'r1')).rejects.toEqual(refusal('forbidden', code));
  });

  it('looks to other people like a room that does not exist', async () => {
    await seed(-5);
    const missing = await access.admit(STUDENT, 'unknown').catch((error: unknown) => error);
    expect(missing).toEqual(refusal('not-found', 'no-room'));
    const other = { id: 'zoe', role: 'student' } as const;
    await expect(access.admit(other, 'r1')).rejects.toEqual(missing);
  });

  it('admits an admin at any time, without an end', async () => {
    for (const [startsIn, state] of [
      [600, 'proposed'],
      [-600, 'cancelled'],
    ] as const) {
      await seed(startsIn, state);
      await expect(access.admit(ADMIN, 'r1')).resolves.toMatchObject({ until: null });
    }
    await expect(access.admit(ADMIN, 'unknown')).rejects.toEqual(refusal('not-found', 'no-room'));
  });
});
