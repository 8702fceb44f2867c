import { CalendarFeeds } from '../../src/modules/calendar/calendar-feeds';
import { PASSWORD, TestApp, type User } from '../support/app';
import { Catalogue } from '../support/colleges';
import { eventually } from '../support/eventually';

const HARBOR = '3434';

let app: TestApp;
let catalogue: Catalogue;
let admin: User;

beforeAll(async () => {
  app = await TestApp.start();
  catalogue = new Catalogue(app);
  admin = await app.user('admin', 'Ada');
  await catalogue.add(HARBOR, 'Harbor College; Arts, Letters & Sciences', {
    deadlines: { eaDeadline: '2026-11-01', ed1Deadline: '2016-11-01', regDeadline: '2027-01-05' },
  });
});

afterAll(() => app.dispose());

let students = 0;
const newStudent = () => app.user('student', `Maya-${++students}`);

const post = (path: string, user: User, body: object, status: number) =>
  app.call('post', path, user).send(body).expect(status);

async function give(student: User, name: string, due_date?: string, description = ''): Promise<string> {
  const { body } = await post('/v2/tasks/', admin, { name, type: 'standard', due_date, description }, 201);
  const { id } = body as { id: string };
  await post(`/v2/tasks/custom/${id}/students`, admin, { user_ids: [student.id] }, 200);
  return id;
}

async function switchOn(student: User): Promise<string> {
  const { body } = await post('/users/calendar-feed', student, { password: PASSWORD }, 201);
  return (body as { data: { url: string } }).data.url;
}

const read = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}${new URL(url).pathname}`, { headers });

type Event = Record<string, string>;

function eventsOf(ics: string): Event[] {
  expect(ics.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(ics.trimEnd().endsWith('END:VCALENDAR')).toBe(true);
  for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = ics.replaceAll('\r\n ', '').split('\r\n');
  const events: Event[] = [];
  for (const line of lines) {
    const [, name, value] = /^([^:]+):(.*)$/.exec(line) ?? [];
    if (line === 'BEGIN:VEVENT') events.push({});
    else if (name && !/^(BEGIN|END)$/.test(name) && events.length > 0) {
      events.at(-1)![name] = value!.replaceAll(/\\([;,\\])/g, '$1').replaceAll('\\n', '\n');
    }
  }
  return events;
}

const summaries = (events: Event[]) => events.map((event) => [event['DTSTART;VALUE=DATE'], event.SUMMARY]);

describe('the calendar feed', () => {
  it('lists the open tasks and the deadlines of saved colleges as days', async () => {
    const student = await newStudent();
    const essay = await give(
      student,
      'Draft the essay',
      '2026-12-01',
      'First, a draft.\nThen another one; and so on for a long while.',
    );
    await give(student, 'Whenever');
    const done = await give(student, 'Done already', '2026-12-02');
    const { body } = await app.call('get', '/v2/tasks/all', student).expect(200);
    const ofTask = (taskId: string) =>
      (body as { data: { id: string; attributes: { taskId: string } }[] }).data.find(
        ({ attributes }) => attributes.taskId === taskId,
      )!.id;
    await app
      .call('patch', `/v2/tasks/student/${ofTask(done)}`, student)
      .send({ completed_date: '2026-11-01T15:00:00.000Z' })
      .expect(204);
    await post('/users/bookmark', student, { ceeb_code: HARBOR }, 200);
    const response = await read(await switchOn(student));
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const events = eventsOf(await response.text());
    expect(summaries(events)).toEqual([
      ['20261101', 'Harbor College; Arts, Letters & Sciences · EA deadline'],
      ['20261201', 'Draft the essay'],
      ['20270105', 'Harbor College; Arts, Letters & Sciences · Regular deadline'],
    ]);
    expect(events[1]).toMatchObject({
      UID: `task-${ofTask(essay)}`,
      DESCRIPTION: 'First, a draft.\nThen another one; and so on for a long while.',
      TRANSP: 'TRANSPARENT',
      DTSTAMP: expect.stringMatching(/^\d{8}T\d{6}Z$/),
    });
  });

  it('follows changes and is identical to the byte while nothing changes', async () => {
    const student = await newStudent();
    const taskId = await give(student, 'Ask for letters', '2026-12-01');
    const url = await switchOn(student);
    const first = await read(url);
    const etag = first.headers.get('etag')!;
    const body = await first.text();
    expect(await (await read(url)).text()).toBe(body);
    const again = await read(url, { 'if-none-match': `W/"other", ${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await app.call('patch', `/v2/tasks/${taskId}`, admin).send({ due_date: '2026-12-20' }).expect(204);
    const moved = await read(url, { 'if-none-match': etag });
    expect(moved.status).toBe(200);
    const [before, after] = [eventsOf(body), eventsOf(await moved.text())];
    expect(summaries(after)).toEqual([['20261220', 'Ask for letters']]);
    expect(after[0]!.UID).toBe(before[0]!.UID);
  });

  it('names the college of a task, and omits colleges already applied to', async () => {
    const student = await newStudent();
    const { body } = await post('/v2/tasks/', admin, { name: 'Why us', type: 'college' }, 201);
    await post(
      `/v2/tasks/standard/${(body as { id: string }).id}/colleges`,
      admin,
      { apply_to_all: true },
      200,
    );
    await catalogue.add('3987', 'Ridge University', { deadlines: { regDeadline: '2027-01-15' } });
    await post('/users/bookmark', student, { ceeb_code: '3987', status: 'applying' }, 200);
    const url = await switchOn(student);
    const entries = () => read(url).then(async (response) => summaries(eventsOf(await response.text())));
    await eventually(entries, (events) => events.length === 2);
    expect((await entries()).sort()).toEqual([
      ['20270115', 'Ridge · Regular deadline'],
      ['20270115', 'Why us (Ridge University)'],
    ]);
    await post('/users/bookmark', student, { ceeb_code: '3987', status: 'applied' }, 200);
    expect(await entries()).toEqual([['20270115', 'Why us (Ridge University)']]);
  });

  it('asks for the password before it gives out its address', async () => {
    const student = await newStudent();
    const ask = (password?: string) => post('/users/calendar-feed', student, { password }, 422);
    expect((await ask()).body.fields).toHaveProperty('password');
    expect((await ask('not this one')).body.code).toBe('wrong-password');
  });

  it('has one address, shown once, which ends when replaced or switched off', async () => {
    const student = await newStudent();
    const own = async () =>
      (await app.call('get', '/users/calendar-feed', student).expect(200)).body as object;
    expect(await own()).toEqual({ data: null });
    const first = await switchOn(student);
    expect(first).toMatch(/\/api\/calendar\/[\w-]{43}\.ics$/);
    expect(await own()).toEqual({ data: { since: expect.stringMatching(/Z$/) } });
    const second = await switchOn(student);
    expect(second).not.toBe(first);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    await app.call('delete', '/users/calendar-feed', student).expect(204);
    await app.call('delete', '/users/calendar-feed', student).expect(204);
    expect((await read(second)).status).toBe(404);
    expect(await own()).toEqual({ data: null });
    expect((await read(`${app.url}/api/calendar/made-up.ics`)).status).toBe(404);
  });

  it('ends with the account', async () => {
    const student = await newStudent();
    const url = await switchOn(student);
    await app.call('delete', `/admin/user/${student.id}`, admin).expect(204);
    expect((await read(url)).status).toBe(404);
    const feeds = app.app.get(CalendarFeeds);
    await eventually(
      () => feeds.of(student.id),
      (feed) => feed === undefined,
    );
  });
});
