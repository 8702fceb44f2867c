import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { docsOf } from '../support/api-docs';
import { TestApp } from '../support/app';
import { inOrder, CANNOT_SUCCEED_HERE, prepareCall } from '../support/every-call';
import { seedSchool, type SeededSchool } from '../support/fuzz/seeded-school';
import { routesOf, type Route } from '../support/fuzz/routes';

/** Contains a formula, a mail header, a calendar entry, quotes, multi-byte characters and a bidi control. */
const TEXT = '=A("x";1)\r\nBcc: e@e.test\r\nBEGIN:VEVENT\r\nÄ👩‍👩‍👧\u202Etxe';

const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/;

describe('a text that programs would run, sent in every call that takes it', () => {
  let app: TestApp;
  let seeded: SeededSchool;
  let reading: Route[];

  beforeAll(async () => {
    app = await TestApp.start(undefined, { PEOPLE_PER_IP: '1000000', LOG_LEVEL: 'silent' });
    seeded = await seedSchool(app);
    const routes = inOrder(routesOf(app)).filter(({ call }) => !(call in CANNOT_SUCCEED_HERE));
    reading = routes.filter(({ method }) => method === 'GET');
    let taken = 0;
    for (const route of routes.filter(({ method }) => method === 'POST' || method === 'PATCH')) {
      const { status } = await made(route, withText);
      if (status < 300) taken += 1;
    }
    expect(taken).toBeGreaterThan(50);
    await app.settled();
  });

  afterAll(() => app.dispose());

  const withText = (sample: Record<string, unknown>, { body }: Route) =>
    Object.fromEntries(
      Object.entries(sample).map(([field, value]) => {
        const problems = body && validateSync(plainToInstance(body, { ...sample, [field]: TEXT }));
        const fits = typeof value === 'string' && problems?.every(({ property }) => property !== field);
        return [field, fits && !REFERENCES.test(field) ? TEXT : value];
      }),
    );

  async function made(route: Route, altered?: typeof withText) {
    const docs = docsOf(app.app);
    const described = docs.operations.find(({ call }) => call === route.call)!;
    return (await prepareCall(docs, described, route, seeded, altered))();
  }

  it('stays text in every response and download', async () => {
    const problems: object[] = [];
    const kinds = new Set<string>();
    for (const route of reading) {
      const { status, headers, bytes, text: responseText } = await made(route);
      const [kind] = String(headers['content-type']).split(';') as [string];
      kinds.add(kind);
      if (status >= 500) problems.push({ call: route.call, status });
      const name = headers['content-disposition'];
      if (name !== undefined && !/^(attachment|inline); filename="[\w-]+\.\w+"$/.test(String(name)))
        problems.push({ call: route.call, name });
      problems.push(
        ...(PROBLEM_FINDERS[kind]?.(bytes, responseText) ?? []).map((problem) => ({
          call: route.call,
          problem,
        })),
      );
    }
    expect(problems).toEqual([]);
    expect([...kinds]).toEqual(expect.arrayContaining(Object.keys(PROBLEM_FINDERS)));
  });

  it('stays text in every mail', async () => {
    const folder = join(app.dataDir, 'mail');
    const mails = await Promise.all(
      (await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')),
    );
    expect(mails.length).toBeGreaterThan(5);
    for (const mail of mails) {
      const names = mail
        .slice(0, mail.indexOf('\r\n\r\n'))
        .split('\r\n')
        .filter((line) => !/^\s/.test(line));
      const headers = names.map((line) => line.split(':')[0]!);
      expect(headers.filter((header) => !HEADERS.includes(header))).toEqual([]);
      expect(new Set(headers).size).toBe(headers.length);
    }
  });
});

/** Fields whose value must name something that exists. */
const REFERENCES = /(^|_)(id|ids|email|token|code)$|Id$|^(clientId|counselor_id|request|formId|examCode)$/;

const HEADERS = [
  ...['From', 'To', 'Subject', 'Content-Language', 'Message-ID', 'Date', 'MIME-Version', 'Content-Type'],
  ...['Content-Transfer-Encoding', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
];

type FindProblems = (bytes: Uint8Array, text: string) => unknown[];

const ofCsv: FindProblems = (_, text) =>
  parse(text, { bom: true, relax_column_count: true })
    .flat()
    .filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^-?\d+$/.test(cell));

const ofJson: FindProblems = (_, text) =>
  BIDI_CONTROLS.test(text) ? [text.slice(Math.max(0, text.search(BIDI_CONTROLS) - 60)).slice(0, 120)] : [];

const PROBLEM_FINDERS: Readonly<Record<string, FindProblems>> = {
  'application/json': ofJson,
  'text/csv': ofCsv,
  'text/calendar': (_, text) =>
    text
      .split('\r\n')
      .filter(
        (line) => Buffer.byteLength(line) > 75 || !/^( |[A-Z-]+[;:]|$)/.test(line) || line.includes('\n'),
      ),
  'application/zip': (bytes) =>
    Object.entries(unzipSync(bytes)).flatMap(([name, content]) => [
      ...(/^(?:lists\/)?[\w-]+\.\w+$/.test(name) ? [] : [name]),
      ...(name.endsWith('.csv') ? ofCsv(content, strFromU8(content)) : []),
    ]),
  'application/pdf': (bytes) => (strFromU8(bytes.slice(0, 5)) === '%PDF-' ? [] : ['no PDF']),
};
