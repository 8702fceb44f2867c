import type { TestApp, User } from '../support/app';
import { startWithFixtures } from '../support/fixtures';
import { expectRefusal, requestsTo } from '../support/refusals';

let app: TestApp;
let admin: User;
let student: User;

const { send, raw } = requestsTo(() => app);

beforeAll(async () => {
  ({ app, admin, student } = await startWithFixtures());
});

afterAll(() => app.dispose());

describe('an address of a request', () => {
  it.each(['1e308', '-1', '0', '1.5', 'NaN', 'Infinity', '9007199254740993', '', '0x1p', '1&currentPage=2'])(
    'is refused with the page %s',
    async (page) => {
      for (const path of ['/admin/all', '/admin/audit', '/colleges/all', '/threads/all']) {
        expectRefusal(await send('GET', `${path}?currentPage=${page}`, admin), 422);
      }
    },
  );

  it('is refused with broken percent-encoding', async () => {
    expectRefusal(await raw(['GET /api/threads/%E0%A4%A HTTP/1.1']), 400);
    expectRefusal(await raw(['GET /%ZZ HTTP/1.1', 'Accept: text/html']), 400);
  });

  it('is refused if one part is too long', async () => {
    expectRefusal(await send('GET', `/threads/${'x'.repeat(2000)}`, admin), [404, 414]);
  });

  it('is refused with control characters', async () => {
    expectRefusal(await send('GET', '/threads/%00', admin), 422);
    expectRefusal(await send('GET', '/admin/all?q=%00', admin), 422);
  });

  it('is refused with the same parameter twice where one is expected', async () => {
    expectRefusal(await send('GET', '/v2/tasks/all?type=custom&type=standard', student), 422);
    expectRefusal(await send('GET', '/v2/tasks?externalId=a&externalId=b', admin), 422);
    expectRefusal(await send('GET', '/admin/all?role=admin&role=student', admin), 422);
  });
});

describe('a header of a request', () => {
  it('is refused if it is too long or broken', async () => {
    expectRefusal(await raw(['GET /api/config HTTP/1.1', `X-Long: ${'x'.repeat(100_000)}`]), 431);
    expectRefusal(await raw(['GET /api/config HTTP/1.1', 'No colon']), 400);
    expectRefusal(await raw(['NONSENSE']), 400);
  });

  it.each(['', 'x'.repeat(201), 'caf\u00e9', 'a\tb'])('is refused as Idempotency-Key %j', async (key) => {
    const answer = await raw([
      'DELETE /api/v2/tasks/unknown HTTP/1.1',
      `token: ${admin.token}`,
      `Idempotency-Key: ${key}`,
    ]);
    expectRefusal(answer, 422);
    expect(answer.body.message).toContain('Idempotency-Key');
  });

  it('does not choose the request id: X-Request-Id is ignored', async () => {
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

  it('is refused without a boundary', async () => {
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
  ])('is refused with %s', async (_, body) => {
    expectRefusal(await upload(body), [400, 413, 422]);
  });

  it('is refused by a call that takes none', async () => {
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
