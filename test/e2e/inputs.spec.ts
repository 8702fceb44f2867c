import { io } from 'socket.io-client';
import type { Problem } from '../../contract/http';
import { RealtimeGateway } from '../../src/platform/realtime/realtime.gateway';
import { TestApp, type User } from '../support/app';
import { LiveClient } from '../support/live';
import { rawRequest } from '../support/raw-request';

let app: TestApp;
let admin: User;
let student: User;
let counselor: User;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  student = await app.user('student', 'Sam');
  counselor = await app.user('counselor', 'Cora');
  await app.grantAccess(counselor, student);
});

afterAll(() => app.dispose());

const task = { type: 'custom', name: 'Draft the essay' };

interface Answer {
  readonly status: number;
  readonly body: Problem;
}

async function send(
  method: string,
  path: string,
  user: User | undefined,
  body?: string | Buffer,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${app.url}/api${path}`, {
    method,
    body,
    headers: { 'content-type': 'application/json', ...(user && { token: user.token }), ...headers },
  });
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text || '{}') as Problem };
}

const raw = (lines: readonly string[], body = '') =>
  rawRequest(app.url, [...lines, 'Host: localhost', 'Connection: close', '', body].join('\r\n'));

function expectRefusal({ status, body }: Answer, wanted: number | readonly number[]): void {
  expect([wanted].flat()).toContain(status);
  expect(body).toMatchObject({ statusCode: status, code: expect.stringMatching(/^[a-z-]+$/) });
  expect(body.message).toMatch(/^\S.*/);
  expect(Object.keys(body).every((key) => ['statusCode', 'code', 'message', 'fields'].includes(key))).toBe(
    true,
  );
}

describe('a body', () => {
  it.each([
    ['in a field', `{"type":"custom","name":"A","notes":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['from its root', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['of objects', `{"name":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`],
  ])('nested without end %s is refused', async (_, body) => {
    expectRefusal(await send('POST', '/v2/tasks', admin, body), 422);
  });

  it.each(['[]', '"text"', '1', 'null', 'true'])('that is no object, as %s, is refused', async (body) => {
    expectRefusal(await send('PATCH', `/v2/tasks/unknown`, admin, body), 422);
  });

  it('that is no JSON, of another type, too long or cut off is refused', async () => {
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
  ])(
    'with %s in a text, a list or the name of a field is refused, and the field is named',
    async (_, bad) => {
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
    },
  );

  it.each(['{"toString":1}', '{"constructor":{}}', '[{"valueOf":1}]'])(
    'with what would pass for a method, as %s, is refused',
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

  it('keeps line ends, tabs and every script', async () => {
    const notes = 'First\r\nsecond\tthird \u{1f393} 学生 עִבְרִית';
    const { body } = await app
      .call('post', '/v2/tasks', admin)
      .send({ ...task, notes })
      .expect(201);
    const { body: all } = await app.call('get', '/v2/tasks/all', admin).expect(200);
    const kept = (all as { data: { id: string; attributes: { notes: string } }[] }).data.find(
      ({ id }) => id === (body as { id: string }).id,
    );
    expect(kept?.attributes.notes).toBe(notes);
  });

  it('with something else than a preference in the list of them is refused', async () => {
    for (const preferences of [[null], [1], ['in_app'], [[]], { length: 1 }]) {
      expectRefusal(
        await send('PUT', '/notifications/preferences', student, JSON.stringify({ preferences })),
        422,
      );
    }
  });
});

describe('a completion', () => {
  it.each(['2027-W05-1', '2027-035', '2027-01-15T10,5', '2027-01-15T10:00+99:99', '+002027-01-15'])(
    'dated %s is refused',
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

describe('an address', () => {
  it.each(['1e308', '-1', '0', '1.5', 'NaN', 'Infinity', '9007199254740993', '', '0x1p', '1&currentPage=2'])(
    'with the page %s is refused',
    async (page) => {
      for (const path of ['/admin/all', '/admin/audit', '/colleges/all', '/threads/all']) {
        expectRefusal(await send('GET', `${path}?currentPage=${page}`, admin), 422);
      }
    },
  );

  it('whose percent-encoding is broken is refused', async () => {
    expectRefusal(await raw(['GET /api/threads/%E0%A4%A HTTP/1.1']), 400);
    expectRefusal(await raw(['GET /%ZZ HTTP/1.1', 'Accept: text/html']), 400);
  });

  it('too long in one part is refused', async () => {
    expectRefusal(await send('GET', `/threads/${'x'.repeat(2000)}`, admin), [404, 414]);
  });

  it('with control characters is refused', async () => {
    expectRefusal(await send('GET', '/threads/%00', admin), 422);
    expectRefusal(await send('GET', '/admin/all?q=%00', admin), 422);
  });

  it('that names one thing twice is refused where one is expected', async () => {
    expectRefusal(await send('GET', '/v2/tasks/all?type=custom&type=standard', student), 422);
    expectRefusal(await send('GET', '/v2/tasks?externalId=a&externalId=b', admin), 422);
    expectRefusal(await send('GET', '/admin/all?role=admin&role=student', admin), 422);
  });
});

describe('a header', () => {
  it('that is too long or broken is refused', async () => {
    expectRefusal(await raw(['GET /api/config HTTP/1.1', `X-Long: ${'x'.repeat(100_000)}`]), 431);
    expectRefusal(await raw(['GET /api/config HTTP/1.1', 'No colon']), 400);
    expectRefusal(await raw(['NONSENSE']), 400);
  });

  it.each(['', 'x'.repeat(201), 'caf\u00e9', 'a\tb'])('Idempotency-Key %j is refused', async (key) => {
    const answer = await raw([
      'DELETE /api/v2/tasks/unknown HTTP/1.1',
      `token: ${admin.token}`,
      `Idempotency-Key: ${key}`,
    ]);
    expectRefusal(answer, 422);
    expect(answer.body.message).toContain('Idempotency-Key');
  });

  it('X-Request-Id of a client is not taken: each request has an id of its own', async () => {
    for (const id of ['forged', 'x'.repeat(5000), '<script>']) {
      const { headers } = await app.call('get', '/config').set('X-Request-Id', id).expect(200);
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

describe('an upload', () => {
  const part = (disposition: string, content: string) =>
    `--cut\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: text/csv\r\n\r\n${content}\r\n`;
  const multipart = { 'content-type': 'multipart/form-data; boundary=cut' };
  const upload = (body: string, headers: Record<string, string> = multipart) =>
    send('POST', '/colleges/imports', admin, body, headers);

  it('without a boundary is refused', async () => {
    expectRefusal(await upload('', { 'content-type': 'multipart/form-data' }), [400, 422]);
  });

  it.each([
    ['nothing', ''],
    ['no part', 'rubbish'],
    ['a part without an end', part('name="file"; filename="a.csv"', 'unitid')],
    ['a part that ends in its head', '--cut\r\nContent-Disposition: form-data; name="fi'],
    ['fields alone', `${part('name="field"', 'x')}--cut--\r\n`],
    ['a forbidden name', `${part('name="__proto__"; filename="a.csv"', 'x')}--cut--\r\n`],
    ['a file without a name', `${part('name="file"; filename=""', 'x')}--cut--\r\n`],
    ['a name of control characters', `${part('name="file"; filename="a\u0007.csv"', 'x')}--cut--\r\n`],
    ['a name without end', `${part(`name="file"; filename="${'x'.repeat(300)}"`, 'x')}--cut--\r\n`],
    ['too many fields', `${part('name="field"', 'x').repeat(5000)}--cut--\r\n`],
  ])('of %s is refused', async (_, body) => {
    expectRefusal(await upload(body), [400, 413, 422]);
  });

  it('to a call that takes none is refused', async () => {
    expectRefusal(
      await send(
        'POST',
        '/v2/tasks',
        admin,
        `${part('name="file"; filename="a.csv"', 'x')}--cut--\r\n`,
        multipart,
      ),
      [415, 422],
    );
  });
});

describe('an e-mail address', () => {
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
    'sam\u202e@example.test',
    'a@b.',
    `${'x'.repeat(50)}@example.test`,
  ];
  it.each(spoiled)('%j is refused', async (email) => {
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
  ])('%s passes', async (email) => {
    const person = { first_name: 'Eve', last_name: 'Adams', password: 'correct horse battery' };
    await app
      .call('post', '/admin/create', admin)
      .send({ ...person, email })
      .expect(204);
  });
});

describe('a socket', () => {
  /** What the server hears from the connection. */
  const listenedTo = ({ socket: { id } }: LiveClient) =>
    (app.app.get(RealtimeGateway)['server']?.sockets.sockets.get(id!)?.eventNames() as string[]).filter(
      (name) => name !== 'disconnect' && name !== 'error',
    );

  const garbage: unknown[] = [
    undefined,
    null,
    0,
    '',
    'x',
    [],
    {},
    { to: null },
    { to: {} },
    { to: ['x'] },
    { to: '\u0000' },
    { to: '\ud800' },
    { to: 'x'.repeat(100_000) },
    { to: { toString: 1 } },
    Buffer.from('x'),
    { to: Buffer.from('x') },
    JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
  ];

  it('goes on after whatever it is told', async () => {
    const client = await LiveClient.connect(app.url, student.token);
    try {
      const heard = listenedTo(client);
      expect(heard).toEqual(expect.arrayContaining(['typing', 'renew']));
      // A renewal that is refused ends the connection.
      const others = heard.filter((event) => event !== 'renew');
      for (const event of [...others, 'event', '__proto__', 'constructor', '']) {
        for (const data of garbage) client.socket.emit(event, data);
        client.socket.emit(event);
        client.socket.emit(event, ...garbage, () => undefined);
      }
      const watching = await LiveClient.connect(app.url, counselor.token);
      client.socket.emit('typing', { to: counselor.id });
      expect(await watching.next(({ name }) => name === 'typing')).toMatchObject({ id: student.id });
      watching.close();
      expect(client.socket.connected).toBe(true);
    } finally {
      client.close();
    }
  });

  it('survives whatever it is told as a token, and ends that connection alone', async () => {
    const watching = await LiveClient.connect(app.url, counselor.token);
    for (const data of garbage) {
      const client = await LiveClient.connect(app.url, student.token);
      const ended = client.ended();
      client.socket.emit('renew', data);
      expect(await ended).toBe('io server disconnect');
    }
    expect(watching.socket.connected).toBe(true);
    watching.close();
  });

  it.each([
    '4',
    '42',
    '42{}',
    '42["typing",',
    '42["disconnect"]',
    '42["error",{"message":1}]',
    '451-["typing",{"_placeholder":true,"num":9}]',
    '459999999999-["typing"]',
    `42["typing",${'['.repeat(100_000)}${']'.repeat(100_000)}]`,
    `451-["typing",${'['.repeat(100_000)}${']'.repeat(100_000)}]`,
    '40/elsewhere,',
    '49',
    'b!!',
  ])('that sends the packet %s harms nobody else', async (packet) => {
    const [client, other] = [
      await LiveClient.connect(app.url, student.token),
      await LiveClient.connect(app.url, counselor.token),
    ];
    (client.socket.io.engine as unknown as { write(packet: string): void }).write(packet.slice(1));
    client.socket.emit('typing', { to: counselor.id });
    const again = await LiveClient.connect(app.url, student.token);
    again.socket.emit('typing', { to: counselor.id });
    await other.next(({ name }) => name === 'typing');
    for (const one of [client, other, again]) one.close();
  });

  it.each([
    [{ token: { toString: 1, valueOf: 1 } }],
    [{ token: [] }],
    [{ token: null }],
    [{}],
    [{ token: '\u0000' }],
    [{ pid: {}, offset: {} }],
  ])('that shows %j as its token is not let in', async (auth) => {
    const socket = io(app.url, { auth, transports: ['websocket'], reconnection: false, forceNew: true });
    const error = await new Promise<Error>((resolve, reject) => {
      socket.on('connect_error', resolve);
      socket.on('connect', () => reject(new Error('It was let in.')));
    });
    socket.close();
    expect(error.message).toBe('unauthorized');
  });
});
