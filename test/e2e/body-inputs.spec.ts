import type { TestApp, User } from '../support/app';
import { startWithFixtures } from '../support/fixtures';
import { expectRefusal, requestsTo } from '../support/refusals';

let app: TestApp;
let admin: User;
let counselor: User;
let student: User;

const { send } = requestsTo(() => app);

beforeAll(async () => {
  ({ app, admin, counselor, student } = await startWithFixtures());
});

afterAll(() => app.dispose());

const task = { type: 'custom', name: 'Draft the essay' };

describe('a request body', () => {
  it.each([
    ['in a field', `{"type":"custom","name":"A","notes":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['from its root', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['of objects', `{"name":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`],
  ])('is refused when nested too deeply %s', async (_, body) => {
    expectRefusal(await send('POST', '/v2/tasks', admin, body), 422);
  });

  it.each(['[]', '"text"', '1', 'null', 'true'])('is refused when it is no object, as %s', async (body) => {
    expectRefusal(await send('PATCH', `/v2/tasks/unknown`, admin, body), 422);
  });

  it('is refused if it is not JSON, of another type, too long or cut off', async () => {
    expectRefusal(await send('POST', '/v2/tasks', admin, '{"name":'), 400);
    expectRefusal(await send('POST', '/v2/tasks', admin, 'x', { 'content-type': 'text/plain' }), 415);
    expectRefusal(await send('POST', '/v2/tasks', admin, 'x', { 'content-type': ';;;' }), 415);
    expectRefusal(await send('POST', '/v2/tasks', admin, `{"name":"${'x'.repeat(2_000_000)}"}`), 413);
    expectRefusal(await send('POST', '/v2/tasks', admin, '{"__proto__":{"admin":true},"name":"A"}'), 400);
  });

  it.each([
    ['NUL', '\\u0000'],
    ['an escape', '\\u001b'],
    ['DEL', '\\u007f'],
    ['a high surrogate alone', '\\ud800'],
    ['a low surrogate alone', '\\udc00'],
  ])('is refused with %s in a text, list or field name, which is named', async (_, bad) => {
    const problem = await send(
      'POST',
      '/v2/tasks',
      admin,
      JSON.stringify({ ...task, name: 'x' }).replace('"x"', `"a${bad}b"`),
    );
    expectRefusal(problem, 422);
    expect(problem.body.fields).toEqual({ name: expect.stringContaining('characters') });
    const inList = JSON.stringify({ user_ids: ['x'] }).replace('"x"', `"${bad}"`);
    expectRefusal(await send('POST', '/v2/tasks/custom/some/students', admin, inList), 422);
    expectRefusal(await send('POST', '/v2/tasks', admin, `{"type":"custom","name":"A","${bad}":1}`), 422);
  });

  it.each(['{"toString":1}', '{"constructor":{}}', '[{"valueOf":1}]'])(
    'is refused with a value that would pass for a method, as %s',
    async (value) => {
      const { status, body } = await send(
        'POST',
        '/v2/tasks',
        admin,
        `{"type":"custom","name":"A","approx_total_hours":${value}}`,
      );
      expectRefusal({ status, body }, 422);
      expect(Object.keys(body.fields ?? {})).toEqual(['approx_total_hours']);
    },
  );

  it('may contain line ends, tabs and every script', async () => {
    const notes = 'First\r\nsecond\tthird \u{1f393} 学生 עִבְרִית';
    const { body } = await app
      .call('post', '/v2/tasks', admin)
      .send({ ...task, notes })
      .expect(201);
    const { body: all } = await app.call('get', '/v2/tasks/all', admin).expect(200);
    const stored = (all as { data: { id: string; attributes: { notes: string } }[] }).data.find(
      ({ id }) => id === (body as { id: string }).id,
    );
    expect(stored?.attributes.notes).toBe(notes);
  });

  it('is refused if its list of preferences contains anything else', async () => {
    for (const preferences of [[null], [1], ['in_app'], [[]], { length: 1 }]) {
      expectRefusal(
        await send('PUT', '/notifications/preferences', student, JSON.stringify({ preferences })),
        422,
      );
    }
  });
});

describe('a completion date', () => {
  it.each(['2027-W05-1', '2027-035', '2027-01-15T10,5', '2027-01-15T10:00+99:99', '+002027-01-15'])(
    'is refused as %s',
    async (completed_date) => {
      const { body } = await app.call('post', '/v2/tasks', counselor).send(task).expect(201);
      const students = `/v2/tasks/custom/${(body as { id: string }).id}/students`;
      await app
        .call('post', students, counselor)
        .send({ user_ids: [student.id] })
        .expect(200);
      const { body: all } = await app.call('get', '/v2/tasks/all', student).expect(200);
      const { id } = (all as { data: { id: string }[] }).data[0]!;
      const answer = await send(
        'PATCH',
        `/v2/tasks/student/${id}`,
        student,
        JSON.stringify({ completed_date }),
      );
      expectRefusal(answer, 422);
    },
  );
});

describe('an email address', () => {
  const spoiled = [
    'sam<b>@example.test',
    'sam@exa<mple.test',
    'sam@example.test>',
    'sam(comment)@example.test',
    '"sam"@example.test',
    'sam..b@example.test',
    '.sam@example.test',
    'sam.@example.test',
    'sam@-example.test',
    'sam@example-.test',
    'sam@example..test',
    'sam@localhost',
    'sam@[127.0.0.1]',
    'sam@127.0.0.1',
    'a,b@example.test',
    'sam;b@example.test',
    'sam:b@example.test',
    'sam\\b@example.test',
    'a@b@example.test',
    'sam\u0000@example.test',
    'sam\u200b@example.test',
    'a@b.',
    `${'x'.repeat(50)}@example.test`,
  ];
  it.each(spoiled)('is refused as %j', async (email) => {
    const person = { first_name: 'Eve', last_name: 'Adams', password: 'correct horse battery' };
    const answer = await send('POST', '/admin/create', admin, JSON.stringify({ ...person, email }));
    expectRefusal(answer, 422);
    expect(answer.body.fields).toHaveProperty('email');
  });

  it.each([
    'a@b.c',
    "o'hara+tag_1@mail.example.co.uk",
    'jürgen@bücher.example',
    '1-2@3com.example',
    '用户@例え.テスト',
  ])('is accepted as %s', async (email) => {
    const person = { first_name: 'Eve', last_name: 'Adams', password: 'correct horse battery' };
    await app
      .call('post', '/admin/create', admin)
      .send({ ...person, email })
      .expect(204);
  });
});
