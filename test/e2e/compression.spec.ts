import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Registration } from '../../src/modules/identity/registration/registration';
import { PASSWORD, TestApp, type User } from '../support/app';

interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly bytes: Buffer;
}

let app: TestApp;
let admin: User;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  for (let number = 0; number < 8; number++) {
    const task = { type: 'custom', name: `Task ${number}`, description: 'What is to be done. '.repeat(10) };
    await app.call('post', '/v2/tasks', admin).send(task).expect(201);
  }
});

afterAll(() => app.dispose());

function ask(
  path: string,
  headers: Record<string, string>,
  { method = 'GET', body }: { method?: string; body?: Buffer | string } = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(`${app.url}/api${path}`, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const asAdmin = (encodings: string) => ({ token: admin.token, 'accept-encoding': encodings });

describe('a response', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is compressed for clients that accept %s', async (accepted, encoding, unpacked) => {
    const plain = await ask('/v2/tasks/all', asAdmin('identity'));
    const packed = await ask('/v2/tasks/all', asAdmin(accepted));
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(packed.bytes.length),
      'content-type': plain.headers['content-type'],
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 4);
    expect(unpacked(packed.bytes)).toEqual(plain.bytes);
  });

  it('is not compressed below a kilobyte or if the client refuses it', async () => {
    const short = await ask('/users/profile', asAdmin('br, gzip'));
    expect([short.status, short.headers['content-encoding']]).toEqual([200, undefined]);
    const { token } = admin;
    expect((await ask('/v2/tasks/all', { token })).headers['content-encoding']).toBeUndefined();
    expect((await ask('/v2/tasks/all', asAdmin('zstd'))).headers['content-encoding']).toBeUndefined();
  });

  it('is compressed even when it is streamed', async () => {
    const plain = await ask('/admin/audit.csv', asAdmin('identity'));
    const packed = await ask('/admin/audit.csv', asAdmin('gzip'));
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'transfer-encoding': 'chunked' });
    expect(gunzipSync(packed.bytes).toString()).toBe(plain.bytes.toString());
  });

  it('has the headers of the uncompressed form and no body for HEAD', async () => {
    const { headers } = await ask('/v2/tasks/all', asAdmin('identity'));
    const head = await ask('/v2/tasks/all', asAdmin('br'), { method: 'HEAD' });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    for (const name of ['content-encoding', 'content-length', 'content-type'])
      expect([name, head.headers[name]]).toEqual([name, headers[name]]);
  });

  it('has one ETag, compressed or not', async () => {
    const student = await app.user('student', 'Grace');
    const task = { type: 'custom', name: 'Draft', description: 'Long. '.repeat(300), due_date: '2027-01-05' };
    const { body } = await app.call('post', '/v2/tasks', admin).send(task).expect(201);
    const students = { user_ids: [student.id] };
    const path = `/v2/tasks/custom/${(body as { id: string }).id}/students`;
    await app.call('post', path, admin).send(students).expect(200);
    const feed = await app
      .call('post', '/users/calendar-feed', student)
      .send({ password: PASSWORD })
      .expect(201);
    const address = new URL((feed.body as { data: { url: string } }).data.url).pathname.replace('/api', '');
    const [plain, packed] = [await ask(address, {}), await ask(address, { 'accept-encoding': 'gzip' })];
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.etag).toBe(plain.headers.etag);
    const etag = String(packed.headers.etag);
    expect(etag).toMatch(/^W\//);
    const again = await ask(address, { 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it('is never compressed if it contains a secret', async () => {
    const long = { firstName: 'é'.repeat(200), lastName: 'ü'.repeat(200), email: 'long@example.test' };
    const person = { ...long, role: 'student' as const, phoneNumber: null, password: PASSWORD };
    await app.app.get(Registration).register(person);
    await app.settled();
    const headers = { 'content-type': 'application/json', 'accept-encoding': 'br, gzip' };
    const body = JSON.stringify({ email: long.email, password: PASSWORD });
    const {
      status,
      headers: responseHeaders,
      bytes,
    } = await ask('/auth/login', headers, { method: 'POST', body });
    expect([status, responseHeaders['content-encoding']]).toEqual([200, undefined]);
    expect(bytes.length).toBeGreaterThan(1024);
  });
});

it('a compressed request body is refused unread', async () => {
  const bomb = gzipSync(JSON.stringify({ type: 'custom', name: 'x', notes: ' '.repeat(500_000) }));
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip', token: admin.token };
  const { status } = await ask('/v2/tasks', headers, { method: 'POST', body: bomb });
  expect(status).toBe(400);
});
