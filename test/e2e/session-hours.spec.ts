import type { Availability } from '../../contract/session-hours';
import type { SlotResource } from '../../contract/sessions';
import { dateInNewYork, plusDays } from '../../src/platform/new-york';
import { TestApp, type User } from '../support/app';
import { inDays, plusMinutes, SessionFixtures, Sessions } from '../support/sessions';

let app: TestApp;
let sessions: Sessions;
let fixtures: SessionFixtures;
let counselor: User;
let other: User;
let student: User;

beforeAll(async () => {
  app = await TestApp.start();
  sessions = new Sessions(app, await app.user('admin', 'Ada'));
  fixtures = new SessionFixtures(app);
});

beforeEach(async () => {
  ({ student, counselor, other } = await fixtures.next());
});

afterAll(() => app.dispose());

const setWeek = (body: object) => app.call('put', '/sessions/hours', counselor).send(body);
const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '18:00', to: '20:00' }));

const withdraw = (time: string, user = counselor, of = counselor) =>
  app.call('delete', `/sessions/${of.id}.${time}`, user);

const availabilityOf = (body: unknown) => (body as { data: Availability }).data;

describe('a counselor’s hours', () => {
  it('make slots of the coming four weeks', async () => {
    const { body } = await setWeek({ timeZone: 'UTC', weekly: everyDay }).expect(200);
    expect(availabilityOf(body)).toMatchObject({ timeZone: 'UTC', weekly: everyDay, exceptions: [] });
    const slots = await sessions.slots(student, counselor);
    expect(slots).toContain(`${inDays(3, 18)} 60`);
    expect(slots).toContain(`${inDays(20, 19)} 60`);
    expect(slots.length).toBeGreaterThanOrEqual(2 * 27);
    expect(slots.some((slot) => slot.startsWith(inDays(3, 20)))).toBe(false);
  });

  it('can differ on one day until that day is reset', async () => {
    await setWeek({ timeZone: 'UTC', weekly: everyDay }).expect(200);
    const date = inDays(4).slice(0, 10);
    const on = async () =>
      (await sessions.slots(student, counselor)).filter((slot) => slot.startsWith(date)).length;
    const day = (hours: object[]) =>
      app.call('put', `/sessions/hours/${date}`, counselor).send({ hours }).expect(200);
    expect(availabilityOf((await day([])).body).exceptions).toEqual([{ date, hours: [] }]);
    expect(await on()).toBe(0);
    await day([{ from: '09:00', to: '12:00' }]);
    expect(await on()).toBe(3);
    const { body } = await app.call('delete', `/sessions/hours/${date}`, counselor).expect(200);
    expect(availabilityOf(body).exceptions).toEqual([]);
    expect(await on()).toBe(2);
  });

  it.each([
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'Time zone must look like America/New_York'],
    [{ weekly: [{ day: 7, from: '09:00', to: '10:00' }] }, 'weekly', /^Hours must start and end/],
    [{ weekly: [{ day: 1, from: '10:00', to: '09:00' }] }, 'weekly', /^Hours must/],
    [{ weekly: [{ day: 1, from: '09:15', to: '10:00' }] }, 'weekly', /^Hours must/],
    [{ weekly: 'always' }, 'weekly', /^Hours must/],
  ])('are refused with %j', async (wrong, field, sentence) => {
    const { body } = await setWeek({ timeZone: 'UTC', weekly: [], ...wrong }).expect(422);
    expect((body.fields as Record<string, string>)[field]).toMatch(sentence);
  });

  it('are set for coming days only', async () => {
    for (const date of ['2026-02-30', '2020-01-01', plusDays(dateInNewYork(), 400), 'today'])
      await app.call('put', `/sessions/hours/${date}`, counselor).send({ hours: [] }).expect(422);
  });
});

describe('a single slot', () => {
  it('is published once and withdrawn by the counselor who published it', async () => {
    const time = inDays(3);
    const publish = () => app.call('post', '/sessions', counselor).send({ availableTime: time });
    const { body } = await publish().expect(201);
    expect((body as { data: SlotResource[] }).data.map(({ id }) => id)).toEqual([`${counselor.id}.${time}`]);
    await publish().expect(201);
    expect(await sessions.slots(student, counselor)).toEqual([`${time} 60`]);
    await withdraw(time, other).expect(404);
    await withdraw(time).expect(204);
    expect(await sessions.slots(student, counselor)).toEqual([]);
    await withdraw(time).expect(204);
    await publish().expect(201);
    expect(await sessions.slots(student, counselor)).toEqual([`${time} 60`]);
  });

  it('is not listed while it is booked, nor withdrawn or published then', async () => {
    const time = inDays(5);
    await sessions.publish(counselor, time);
    const id = await sessions.booked(student, counselor, time, 30);
    expect(await sessions.slots(student, counselor)).toEqual([`${plusMinutes(time, 30)} 30`]);
    expect((await withdraw(time).expect(409)).body.code).toBe('slot-booked');
    await app.call('post', '/sessions', counselor).send({ availableTime: time }).expect(409);
    await app.call('delete', `/sessions/request/${id}`, student).expect(204);
    expect(await sessions.slots(student, counselor)).toEqual([`${time} 60`]);
  });

  it.each([
    [undefined, 'Missing Date'],
    ['', 'Missing Date'],
    ['2026-01-15T20:00:00.000Z', 'This time is in the past'],
    ['2027-01-15', 'The time must look like 2027-01-15T20:00:00Z'],
  ])('is refused at %s', async (availableTime, sentence) => {
    const { body } = await app.call('post', '/sessions', counselor).send({ availableTime }).expect(422);
    expect(body.fields).toEqual({ availableTime: sentence });
  });

  it.each(['nothing', '.2027-01-15T20:00:00.000Z', '.soon'])(
    'is not found under the name %s',
    async (name) => {
      await app
        .call('delete', `/sessions/${name.startsWith('.') ? counselor.id : ''}${name}`, counselor)
        .expect(404);
    },
  );
});

describe('free slots', () => {
  const listed = async (user: User, query = '') => {
    const { body } = await app.call('get', `/sessions${query}`, user).expect(200);
    return (body as { data: SlotResource[] }).data;
  };

  it('are those of the student’s counselors, one’s own, or all for an admin', async () => {
    const time = inDays(7);
    for (const one of [counselor, other]) await sessions.publish(one, time);
    const of = async (user: User) => {
      const ids = (await listed(user)).map(({ relationships }) => relationships.counselor.data!.id);
      return [counselor, other].map(({ id }) => ids.includes(id));
    };
    expect(await of(student)).toEqual([true, false]);
    expect(await of(counselor)).toEqual([true, false]);
    expect(await of(sessions.admin)).toEqual([true, true]);
    await app.call('get', `/sessions?counselorId=${other.id}`, student).expect(403);
    await app.call('get', `/sessions?counselorId=${other.id}`, counselor).expect(403);
    await app.call('get', `/sessions?counselorId=${student.id}`, sessions.admin).expect(404);
  });

  it('are limited to the requested days, which may not be too many', async () => {
    await sessions.publish(counselor, inDays(40));
    const date = dateInNewYork(0, Date.parse(inDays(40)));
    expect(await listed(counselor)).toEqual([]);
    expect((await listed(counselor, `?from=${date}&to=${date}`)).length).toBe(1);
    await app.call('get', `/sessions?from=${date}&to=${plusDays(date, -1)}`, counselor).expect(422);
    await app.call('get', `/sessions?from=${date}&to=${plusDays(date, 62)}`, counselor).expect(422);
    await app.call('get', '/sessions?from=soon', counselor).expect(422);
  });
});
