import { Agent } from 'node:http';
import { MAX_ITEMS } from '../../contract/record';
import { MAX_REMINDERS } from '../../contract/tasks';
import { PASSWORD, TestApp, type User } from '../support/app';
import { inDays, plusMinutes, SessionFixtures, Sessions } from '../support/sessions';

const agent = new Agent({ keepAlive: true });

let app: TestApp;
let admin: User;
let fixtures: SessionFixtures;
let sessions: Sessions;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  fixtures = new SessionFixtures(app);
  sessions = new Sessions(app, admin);
});

afterAll(async () => {
  agent.destroy();
  await app.dispose();
});

interface Rivals {
  readonly call: (turn: number) => ReturnType<TestApp['call']>;
  readonly times: number;
  readonly most: number;
  readonly refusal?: string;
}

const send = (method: 'post' | 'patch' | 'put', path: string, user: User, body: object) =>
  app.call(method, path, user).send(body);

const newStudent = async () => (await fixtures.next()).student;

const indices = (count: number) => Array.from({ length: count }, (_, turn) => turn);

const college = {
  ...{ ceeb_code: '2001', about: 'By a lake.', state: 'NY', location: 'Lakeville' },
  ...{ division: 'NCAA D3', school_type: 'Private, small town', fac_stu: '11:1' },
};

const remind = (student: User, name: string, notes: string) =>
  send('post', '/v2/tasks/reminders', student, { name, notes });

const honorRest = { description: 'One of twelve.', type: 'Local', dateReceived: '2026-05-02' };

const honor = (student: User, name: string) =>
  send('post', '/users/honors', student, { title: name, ...honorRest });

const rivals: Readonly<Record<string, () => Promise<Rivals>>> = {
  'one hour, asked for by one student with different notes': async () => {
    const student = await newStudent();
    const body = { timeRequested: inDays(30), lengthInMinutes: 60 };
    return {
      call: (turn) => send('post', '/sessions/request', student, { ...body, notes: `Tab ${turn}` }),
      times: 20,
      most: 1,
      refusal: 'other-session-then',
    };
  },
  'hours that share half an hour': async () => {
    const student = await newStudent();
    const times = [inDays(31), plusMinutes(inDays(31), 30)];
    return {
      call: (turn) =>
        send('post', '/sessions/request', student, {
          timeRequested: times[turn % 2],
          lengthInMinutes: 60,
          notes: `Tab ${turn}`,
        }),
      times: 10,
      most: 1,
      refusal: 'other-session-then',
    };
  },
  'several sessions of one student, moved to one hour': async () => {
    const student = await newStudent();
    const ids: string[] = [];
    for (const turn of indices(6)) ids.push(await sessions.request(student, inDays(40 + turn)));
    return {
      call: (turn) => send('patch', `/sessions/request/${ids[turn]}`, student, { timeRequested: inDays(32) }),
      times: ids.length,
      most: 1,
      refusal: 'other-session-then',
    };
  },
  'one hour of a counselor, for sessions of several students': async () => {
    const { counselor } = await fixtures.next();
    const ids: string[] = [];
    for (const _ of indices(5)) ids.push(await sessions.request(await newStudent(), inDays(33)));
    return {
      call: (turn) =>
        send('put', '/sessions/request/counselor', admin, {
          sessionRequestId: ids[turn],
          counselorId: counselor.id,
          reason: 'A first one is free.',
        }),
      times: ids.length,
      most: 1,
      refusal: 'hour-taken',
    };
  },
  'the last reminders that there is room for': async () => {
    const student = await newStudent();
    for (const turn of indices(MAX_REMINDERS - 3)) await remind(student, `Early ${turn}`, '').expect(201);
    return {
      call: (turn) => remind(student, `Late ${turn}`, ''),
      times: 10,
      most: 3,
      refusal: 'reminders-full',
    };
  },
  'honors of one student': async () => {
    const student = await newStudent();
    return { call: (turn) => honor(student, `Honor ${turn}`), times: 10, most: 10 };
  },
  'the last honors that there is room for': async () => {
    const student = await newStudent();
    for (const turn of indices(MAX_ITEMS - 3)) await honor(student, `Early ${turn}`).expect(201);
    return {
      call: (turn) => honor(student, `Late ${turn}`),
      times: 10,
      most: 3,
      refusal: 'list-full',
    };
  },
  'tasks of one external id': () =>
    Promise.resolve({
      call: (turn) =>
        send('post', '/v2/tasks', admin, {
          name: `Task ${turn}`,
          type: 'standard',
          external_id: 'wanted-by-all',
        }),
      times: 10,
      most: 1,
      refusal: 'external-id-taken',
    }),
  'colleges of one code': () =>
    Promise.resolve({
      call: (turn) => send('post', '/colleges/college', admin, { ...college, name: `College ${turn}` }),
      times: 10,
      most: 1,
      refusal: 'ceeb-code-taken',
    }),
};

async function atOnce(times: number, call: Rivals['call']) {
  const one = (test: ReturnType<TestApp['call']>) => test.agent(agent);
  await Promise.all(indices(times).map(() => one(app.call('get', '/users/profile', admin)).expect(200)));
  return Promise.all(indices(times).map((turn) => one(call(turn))));
}

it.each(Object.keys(rivals))('as many simultaneous calls for %s succeed as may', async (name) => {
  const { call, times, most, refusal } = await rivals[name]!();
  const answers = await atOnce(times, call);
  const refused = answers.filter(({ ok }) => !ok).map(({ body }) => (body as { code: string }).code);
  expect(refused).toEqual(indices(times - most).map(() => refusal));
});

it('simultaneous calls for one reminder create it once', async () => {
  const student = await newStudent();
  const answers = await atOnce(10, (turn) => remind(student, 'Ask', `Tab ${turn}`).expect(201));
  expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
});

it('simultaneous calls for a calendar address leave one valid address', async () => {
  const student = await newStudent();
  const path = '/users/calendar-feed';
  const begun = await atOnce(10, () =>
    app.call('post', path, student).send({ password: PASSWORD }).expect(201),
  );
  const read = ({ body }: { body: unknown }) => {
    const { pathname } = new URL((body as { data: { url: string } }).data.url);
    return app.call('get', pathname.replace('/api', ''));
  };
  const answers = await Promise.all(begun.map(read));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});
