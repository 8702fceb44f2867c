import { TestApp, type User } from '../support/app';
import { codeless, collegeImportsOver, harbor, own, OWN_HEADER } from '../support/college-imports';
import { ServerProcess } from '../support/server-process';

let app: TestApp;
let admin: User;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
});

afterAll(() => app.dispose());

const { upload, check, run, college } = collegeImportsOver(
  () => app,
  () => admin,
);

describe('the dry run of a college import', () => {
  it('reports what running it would do, and changes nothing', async () => {
    expect(await check(own(harbor(2000), codeless))).toMatchObject({
      fileName: 'colleges.csv',
      state: 'checked',
      progress: 0,
      rows: 2,
      added: 2,
      changed: 0,
      unchanged: 0,
      faultCount: 0,
    });
    expect(await college('6001')).toBeUndefined();
  });

  it('names each faulty row by line; rows may share a CEEB code by UNITID', async () => {
    const row = (unitId: string, changes: Partial<Record<'state' | 'rate' | 'ceeb' | 'name', string>> = {}) =>
      `${unitId},${changes.name ?? 'Row College'},Town,${changes.state ?? 'VT'},1,1,1,public,town-distant,10,` +
      `${changes.rate ?? '0.5'},,,,,${changes.ceeb ?? ''},,,`;
    const { faults, ...result } = await check(
      own(
        row('300001', { ceeb: '6100' }),
        row('300002', { ceeb: '6100' }),
        row('300003', { rate: '1.4' }),
        row('300004', { state: 'ZZ' }),
        row('300005', { name: '"Two\nlines"' }),
        row('300005'),
        row('30'),
        '300006,too,few',
        row('300007', { ceeb: '99999' }),
      ),
    );
    expect(result).toMatchObject({ rows: 9, added: 4, faultCount: 8 });
    expect(faults).toEqual([
      {
        line: 2,
        severity: 'warning',
        message: 'More than one line has the CEEB code 6100. We’ll use U300001 instead.',
      },
      {
        line: 3,
        severity: 'warning',
        message: 'More than one line has the CEEB code 6100. We’ll use U300002 instead.',
      },
      { line: 4, severity: 'error', message: "'1.4' is not a rate between 0 and 1." },
      { line: 5, severity: 'error', message: "'ZZ' is not a US state or territory." },
      { line: 8, severity: 'error', message: 'Line 7 already has the UNITID 300005.' },
      { line: 9, severity: 'error', message: 'The UNITID must have six digits.' },
      { line: 10, severity: 'error', message: 'This row has 3 cells, but the header has 19.' },
      { line: 11, severity: 'warning', message: '99999 isn’t a CEEB code. We’ll use U300007 instead.' },
    ]);
  });

  it.each([
    [
      'no college columns',
      'a,b\n1,2',
      'The file has no column for unitid, name or instnm, city, state or stabbr, control.',
    ],
    ['nothing', '', 'The file is empty.'],
    ['a header alone', OWN_HEADER, 'The file has no colleges.'],
    ['an open quote', `${OWN_HEADER}\n"200001,`, 'The file isn’t CSV: line 2 can’t be read.'],
    [
      'a picture',
      Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      /^The file (has no column|isn’t CSV)/,
    ],
  ])('refuses a file with %s in one sentence', async (_, content, sentence) => {
    const { body } = await upload(content).expect(422);
    expect(body.message).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
  });

  it('refuses a file over 20 MB and a call without a file', async () => {
    const large = `${OWN_HEADER}\n${`${codeless}${'x'.repeat(10_000)}\n`.repeat(2_200)}`;
    // Under Jest the parser takes many times as long, so the server has its own process.
    const server = await ServerProcess.start(app.dataDir);
    try {
      const { body } = await upload(large, 'colleges.csv', server.url).expect(422);
      expect(body.message).toBe('The file is larger than 20 MB.');
    } finally {
      await server.end('SIGTERM');
    }
    const { body: none } = await app.call('post', '/colleges/imports', admin).send({}).expect(422);
    expect(none.message).toBe('Choose a CSV file.');
  });
});

describe('the character encoding of a college file', () => {
  const HEADER = 'unitid,name,city,state,control\r\n';
  const rows = (unitId: string) => `${HEADER}${unitId},Université “Côte”,Mayagüez,PR,public\r\n`;
  const asWindows = (text: string) =>
    Buffer.from(text.replaceAll('“', '\u0093').replaceAll('”', '\u0094'), 'latin1');
  const utf16le = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

  it.each([
    ['UTF-8', '700001', (text: string) => Buffer.from(text)],
    ['UTF-8', '700002', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['UTF-16', '700003', utf16le],
    ['UTF-16', '700004', (text: string) => utf16le(text).swap16()],
    ['Windows-1252', '700005', asWindows],
  ])('is recognized as %s (%s)', async (encoding, unitId, encode) => {
    const file = await check(encode(rows(unitId)));
    expect(file).toMatchObject({ encoding, added: 1, faultCount: 0 });
    await run(file.id);
    expect(await college(`U${unitId}`)).toMatchObject({ name: 'Université “Côte”', location: 'Mayagüez' });
  });

  it('is the same across the chunks of a long file', async () => {
    const long = (letter: string) =>
      Array.from(
        { length: 4000 },
        (_, index) => `${710_000 + index},Collège ${letter} du Nord,Orléans,PR,public`,
      );
    const text = HEADER + long('é').join('\r\n');
    for (const bytes of [Buffer.from(text), utf16le(text), asWindows(text)]) {
      expect(await check(bytes)).toMatchObject({ rows: 4000, added: 4000, faultCount: 0 });
    }
  });

  it('leaves out a row with characters that cannot be read', async () => {
    const { faults, added } = await check(
      `${HEADER}720001,"Bell\u0007 College",Town,VT,public\r\n720002,Fine College,Town,VT,constructor\r\n`,
    );
    expect(added).toBe(0);
    expect(faults).toEqual([
      { line: 2, severity: 'error', message: 'This contains unreadable characters.' },
      { line: 3, severity: 'error', message: expect.stringContaining('The control must be') },
    ]);
  });
});
