import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JwtService } from '@nestjs/jwt';
import { people } from '../../../projections/identity/people';
import { sessionRequests } from '../../../projections/sessions/session-requests';
import { SeededViews } from '../../../test/support/seeded-views';
import { AccessTokens } from '../../platform/auth/jwt';
import { PurposeTokens } from '../../platform/auth/purpose-tokens';
import { readConfig } from '../../platform/config/config';
import { SqliteVault } from '../../platform/vault/sqlite-vault';
import { SessionReader } from '../sessions/sessions.queries';
import { RoomAccess } from './room-access';
import { RoomPasses } from './room-passes';
import { RoomSessions } from './room-sessions';

const STUDENT = { id: 'maya', role: 'student' } as const;
const COUNSELOR = { id: 'daniel', role: 'counselor' } as const;

let folder: string;
let vault: SqliteVault;
let seeded: SeededViews;
let tokens: PurposeTokens;
let passes: RoomPasses;

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const session = () => ({
  ...{ id: 'r1', studentId: STUDENT.id, counselorId: COUNSELOR.id, state: 'booked' as const },
  ...{ start: inMinutes(-5), end: inMinutes(25) },
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'room-passes-'));
  vault = new SqliteVault(join(folder, 'vault.db'));
  seeded = await SeededViews.of(people, sessionRequests);
  await seeded.add(people, { id: 'maya', firstName: 'Maya', lastName: 'Lee' });
  await seeded.add(sessionRequests, session(), { ...session(), id: 'r2' });
  const access = new AccessTokens(new JwtService(), seeded.accounts, readConfig({}), vault);
  await access.onModuleInit();
  tokens = new PurposeTokens(new JwtService(), access);
  passes = new RoomPasses(
    tokens,
    new RoomAccess(new RoomSessions(new SessionReader(seeded.views))),
    seeded.views,
  );
});

afterEach(async () => {
  await seeded.dispose();
  await vault.close();
  await rm(folder, { recursive: true });
});

const refusal = (code: string) => expect.objectContaining({ code }) as unknown;
const stale = refusal('token-stale');

describe('a pass to a room', () => {
  it('opens its room to its person, under the name of the account', async () => {
    const token = await passes.give(STUDENT, 'r1', 'Somebody else');
    expect(await passes.check(STUDENT, token)).toMatchObject({ session: { id: 'r1' }, name: 'Maya Lee' });
    expect(await passes.roomOf(token)).toBe('r1');
  });

  it('has the given name for a person without one, or else the id', async () => {
    const nameOf = async (identity?: string) =>
      (await passes.check(COUNSELOR, await passes.give(COUNSELOR, 'r1', identity))).name;
    expect([await nameOf('Dan'), await nameOf()]).toEqual(['Dan', 'daniel']);
  });

  it('is refused to a person who may not enter the room', async () => {
    const other = { id: 'zoe', role: 'student' } as const;
    await expect(passes.give(other, 'r1', undefined)).rejects.toEqual(refusal('no-room'));
  });

  it('opens nothing to another person, even one of the same session', async () => {
    const token = await passes.give(STUDENT, 'r1', undefined);
    await expect(passes.check(COUNSELOR, token)).rejects.toEqual(stale);
  });

  it('opens nothing once the session is canceled', async () => {
    const token = await passes.give(STUDENT, 'r1', undefined);
    await seeded.add(sessionRequests, { ...session(), state: 'cancelled' });
    await expect(passes.check(STUDENT, token)).rejects.toEqual(refusal('room-not-on'));
  });

  it('opens nothing once it has expired', async () => {
    const pass = { room: 'r1', user: STUDENT.id, name: 'Maya Lee' };
    const [current, expired] = [
      await tokens.sign('video-room', pass, 1),
      await tokens.sign('video-room', pass, -1),
    ];
    await expect(passes.check(STUDENT, current)).resolves.toMatchObject({ name: 'Maya Lee' });
    await expect(passes.check(STUDENT, expired)).rejects.toEqual(stale);
    expect(await passes.roomOf(expired)).toBeUndefined();
  });

  it('is no token that was made for another purpose, or not at all', async () => {
    const pass = { room: 'r1', user: STUDENT.id, name: 'Maya Lee' };
    for (const token of [await tokens.sign('another-purpose', pass, 1), 'made up', '']) {
      await expect(passes.check(STUDENT, token)).rejects.toEqual(stale);
      expect(await passes.roomOf(token)).toBeUndefined();
    }
  });
});
