import supertest from 'supertest';
import type { ExamFormDetail, FormImportResource } from '../../contract/exam-forms';
import type { ExamFormResource } from '../../contract/exams';
import { SAMPLE_FORMS } from '../../src/modules/exams/forms/sample-forms';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { anExam, enter } from '../support/exams';

let app: TestApp;
let admin: User;
let student: User;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('exam_admin', 'Ada');
  student = await app.user('student', 'Maya');
});

afterAll(() => app.dispose());

type Import = FormImportResource['attributes'] & { readonly id: string };
const flat = ({ data }: { data: FormImportResource }): Import => ({ id: data.id, ...data.attributes });

const upload = (csv: string | Buffer, query = '') =>
  app.call('post', `/exams/form-imports${query}`, admin).attach('file', Buffer.from(csv), 'forms.csv');

async function check(csv: string | Buffer, query = ''): Promise<Import> {
  const { body } = await upload(csv, query).expect(201);
  return flat(body as { data: FormImportResource });
}

const get = async (id: string) => {
  const { body } = await app.call('get', `/exams/form-imports/${id}`, admin).expect(200);
  return flat(body as { data: FormImportResource });
};

async function started(id: string, what: 'run' | 'undo'): Promise<Import> {
  await app.call('post', `/exams/form-imports/${id}/${what}`, admin).send({}).expect(202);
  return eventually(
    () => get(id),
    ({ state }) => !['running', 'undoing', 'checked'].includes(state),
  );
}

const imported = async (csv: string, query = '') => started((await check(csv, query)).id, 'run');

async function form(formId: string): Promise<ExamFormDetail['attributes']> {
  await app.settled();
  const { body } = await app.call('get', `/exams/forms/${formId}`, admin).expect(200);
  return (body as { data: ExamFormDetail }).data.attributes;
}

const file = async (formId: string, name: string) =>
  (await app.call('get', `/exams/forms/${formId}/${name}`, admin).expect(200)).text;

const keyHeader = 'type,code,section,question,answers,category,subcategory';
const act = (code: string, answer = 'A', changed: Readonly<Record<string, string>> = {}) => {
  const sections = { English: 75, Math: 60, Reading: 40, Science: 40 };
  const rows = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => {
      const place = `${section}.${index + 1}`;
      return `ACT,${code},${section},${index + 1},${changed[place] ?? answer},Usage,Commas`;
    }),
  );
  return [keyHeader, ...rows].join('\n');
};
const scale = (form: string, scaled = (raw: number) => 200 + raw * 10) =>
  [
    'form,section,raw,scaled',
    ...Array.from({ length: 59 }, (_, raw) => `${form},Math,${raw},${scaled(raw)}`),
  ].join('\n');

describe('the exam forms', () => {
  it('list the documented codes as samples, without their keys', async () => {
    const { body } = await app.call('get', '/exams/forms', student).expect(200);
    const forms = (body as { data: ExamFormResource[] }).data;
    expect(forms.map(({ id }) => id)).toEqual([...SAMPLE_FORMS.keys()]);
    expect(forms[0]).toEqual({
      id: 'sat-may-2017',
      attributes: { type: 'SAT', code: 'May 2017', sample: true, revision: 1, scaled: true },
      relationships: {},
    });
    const { body: some } = await app.call('get', '/exams/forms?type=ACT', student).expect(200);
    expect((some as { data: ExamFormResource[] }).data).toHaveLength(7);
    await app.call('get', '/exams/forms?type=GRE', student).expect(422);
  });

  it('show how many entries they have only to users who manage them', async () => {
    await enter(app, student, student, anExam('ACT', { examCode: '2022 Code F07' }));
    await app.settled();
    const entriesFor = async (user: User) => {
      const { body } = await app.call('get', '/exams/forms?type=ACT', user).expect(200);
      const forms = (body as { data: ExamFormResource[] }).data;
      return new Map(forms.map(({ id, attributes }) => [id, attributes.entries]));
    };
    const counted = await entriesFor(admin);
    expect(counted.get('act-2022-code-f07')).toBe(1);
    expect(counted.get('act-1996-code-52c')).toBe(0);
    expect((await entriesFor(student)).get('act-2022-code-f07')).toBeUndefined();
  });

  it('are shown whole to users who manage them', async () => {
    const { sections, scale } = SAMPLE_FORMS.get('sat-may-2017')!;
    expect(await form('sat-may-2017')).toMatchObject({ sections, scale, entries: 0 });
    await app.call('get', '/exams/forms/sat-may-1917', admin).expect(404);
    await app.call('get', '/exams/forms/sat-may-2017', student).expect(403);
  });
});

describe('an answer key', () => {
  it('is checked, imported and undone', async () => {
    const { id, ...checked } = await check(act('2020 Code C02'));
    expect(checked).toMatchObject({
      state: 'checked',
      content: 'key',
      rows: 215,
      faultCount: 0,
      forms: [
        { formId: 'act-2020-code-c02', code: '2020 Code C02', change: 'changed', changes: 215, entries: 0 },
      ],
      undone: null,
    });
    expect(await form('act-2020-code-c02')).toMatchObject({ sample: true, revision: 1 });

    expect(await started(id, 'run')).toMatchObject({ state: 'done', progress: 1 });
    expect(await form('act-2020-code-c02')).toMatchObject({
      sample: false,
      scaled: false,
      revision: 2,
      scale: {},
    });

    expect(await started(id, 'undo')).toMatchObject({ state: 'undone', undone: { kept: [] } });
    const { revision, ...after } = await form('act-2020-code-c02');
    expect(revision).toBe(3);
    expect(after).toMatchObject({ sample: true, sections: SAMPLE_FORMS.get('act-2020-code-c02')!.sections });
  });

  it('may add a form of its own, which the undo withdraws', async () => {
    const done = await imported(act('2024 Own'));
    expect(done.forms).toMatchObject([{ formId: 'act-2024-own', change: 'new', changes: 215 }]);
    expect(await form('act-2024-own')).toMatchObject({ code: '2024 Own', sample: false, revision: 1 });
    await started(done.id, 'undo');
    await app.settled();
    await app.call('get', '/exams/forms/act-2024-own', admin).expect(404);
  });

  it('stays if another import came after it', async () => {
    const first = await imported(act('2025 Own'));
    await imported(act('2025 Own', 'B'));
    expect(await started(first.id, 'undo')).toMatchObject({
      state: 'undone',
      undone: { kept: ['2025 Own'] },
    });
    expect((await form('act-2025-own')).sections[0]!.questions[0]).toMatchObject({ answers: ['B'] });
  });

  it.each([
    ['added', '2028 Own', 'act-2028-own'],
    ['changed', '2029 Own', 'act-2029-own'],
  ])('leaves a form out that another import has %s since the check', async (what, code, formId) => {
    if (what === 'changed') await imported(act(code, 'C'));
    const first = await check(act(code));
    const second = await check(
      [act(code, 'B'), act(`${code} too`, 'B').split('\n').slice(1).join('\n')].join('\n'),
    );
    await started(first.id, 'run');
    const { forms, faults, faultCount } = await started(second.id, 'run');
    expect(forms).toMatchObject([{ code: `${code} too`, change: 'new' }]);
    expect([faultCount, faults]).toEqual([
      1,
      [
        {
          line: 2,
          severity: 'error',
          message: `We skipped ACT ${code} because someone changed it after the check. Upload the file again.`,
        },
      ],
    ]);
    expect((await form(formId)).sections[0]!.questions[0]).toMatchObject({ answers: ['A'] });
  });

  it('reports issues by line and skips a faulty form completely', async () => {
    const lines = act('2026 Own', 'C', { 'English.2': 'Z', 'Math.60': 'A|B|A', 'Reading.1': '' }).split('\n');
    const { faults, forms, rows } = await check(
      [
        ...lines.filter((line) => !line.includes(',Science,7,')),
        'ACT,2026 Own,History,1,A,Usage,',
        'ACT,2026 Own,English,76,A,Usage,',
        'ACT,2026 Own,English,1,A,Usage,',
        'ACT,2026 Own,English,one,A,Usage,',
        'GRE,2026 Own,English,1,A,Usage,',
        'ACT,2026 Own,English',
      ].join('\n'),
    );
    expect([forms, rows]).toEqual([[], 220]);
    const issue = (line: number, message: string, severity = 'error') => ({ line, severity, message });
    expect(faults).toEqual([
      issue(2, 'We’ll skip ACT 2026 Own because its lines have errors.'),
      issue(3, 'The answer must be one of the letters ABCDEFGHJK.'),
      issue(136, 'A question can have up to 12 correct answers, without repeats.'),
      issue(137, 'No correct answer: every answer counts as wrong.', 'warning'),
      issue(216, "'History' isn’t a section of the ACT."),
      issue(217, 'English has questions 1 to 75.'),
      issue(218, 'Line 2 already has question 1 of English.'),
      issue(218, 'Science is missing question 7.'),
      issue(219, "'one' isn’t a question number."),
      issue(220, "'GRE' isn’t SAT or ACT."),
      issue(221, 'This row has 3 cells, but the header has 7.'),
    ]);
  });

  it.each([
    [
      'no columns of a form',
      'a,b\n1,2',
      'The file has no column for section, question or number, answers or answer.',
    ],
    ['a header alone', keyHeader, 'The file has no rows.'],
    [
      'no form',
      'section,question,answers\nEnglish,1,A',
      'The file doesn’t say which form it’s for. Choose the test and the code.',
    ],
  ])('is refused with %s', async (_, csv, message) => {
    expect((await upload(csv).expect(422)).body).toMatchObject({ message });
  });

  it('separates forms whose codes only look the same', async () => {
    await imported(act('Look-1', 'A'));
    const { forms } = await imported(act('Look.1', 'B'));
    expect(forms).toMatchObject([{ formId: 'act-look-1--2e', change: 'new' }]);
    expect((await form('act-look-1--2d')).sections[0]!.questions[0]).toMatchObject({ answers: ['A'] });
    await enter(app, student, student, { ...anExam('ACT'), examCode: 'Look.1' });
    await app.settled();
    const { body } = await app.call('get', '/exams/forms?type=ACT', admin).expect(200);
    const entries = (body as { data: ExamFormResource[] }).data.map(({ id, attributes }) => [
      id,
      attributes.entries,
    ]);
    expect(entries).toEqual(
      expect.arrayContaining([
        ['act-look-1--2d', 0],
        ['act-look-1--2e', 1],
      ]),
    );
  });
});

describe('a score scale', () => {
  it('goes to the form with that short month, and leaves a sample a sample', async () => {
    const done = await imported(scale('Apr 2018'));
    expect(done.forms).toMatchObject([{ formId: 'sat-april-2018', change: 'changed' }]);
    const { sample, scale: after } = await form('sat-april-2018');
    expect([sample, after.math?.at(-1)]).toEqual([true, 780]);
    expect(after.reading).toEqual(SAMPLE_FORMS.get('sat-april-2018')!.scale.reading);
  });

  it('that names no form goes to the form of the request', async () => {
    expect((await upload(scale('generic')).expect(422)).body.message).toMatch(
      /^The file doesn’t say which form/,
    );
    const { forms } = await check(scale('generic'), '?code=March%202020');
    expect(forms).toMatchObject([{ formId: 'sat-march-2020', type: 'SAT', code: 'March 2020' }]);
    const two = `${scale('Apr 2018')}\nOct 2018,Math,0,200`;
    expect((await upload(two, '?code=May%202017').expect(422)).body.message).toMatch(
      /contains several forms/,
    );
    const other = await upload(scale('Apr 2018'), '?code=May%202017').expect(422);
    expect(other.body.message).toMatch(/^The file is for the form April 2018, not May 2017\./);
    expect((await check(scale('Apr 2018'), '?code=april%202018')).forms).toHaveLength(1);
  });

  it('must be complete, within bounds and of a known form, and should rise', async () => {
    const lines = scale('May 2021', (raw) => (raw === 7 ? 250 : 200 + raw * 10)).split('\n');
    const { faults, forms } = await check(
      [
        ...lines.filter((line) => !/,(12|13)\d?,/.test(line.replace('May 2021,Math', ''))),
        'May 2021,Math,5,250',
        'May 2021,Math,59,250',
        'May 2021,Essay,1,2',
        'May 2021,Reading,1,99',
        'Jun 2016,Math,1,200',
        ',Math,1,200',
        'May 2021,Math,1.5,200',
      ].join('\n'),
    );
    expect(forms).toEqual([]);
    expect(faults.map(({ line, severity, message }) => [line, severity, message])).toEqual([
      [2, 'error', 'We’ll skip SAT May 2021 because its lines have errors.'],
      [58, 'error', 'Math is missing raw scores 12 and 13.'],
      [59, 'error', 'Line 7 already has raw score 5 of Math.'],
      [60, 'error', 'Math has raw scores from 0 to 58.'],
      [61, 'error', "'Essay' isn’t a scaled part of the SAT."],
      [62, 'error', 'The scaled score must be a whole number from 10 to 40.'],
      [62, 'error', 'Reading is missing raw scores 0, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 42 more.'],
      [63, 'error', 'We’ll skip SAT June 2016 because it has no key yet. Import its key first.'],
      [64, 'error', 'No form given.'],
      [65, 'error', "'1.5' isn’t a raw score."],
    ]);
    const falling = await check(lines.join('\n'));
    expect(falling).toMatchObject({ forms: [{ change: 'changed' }], faultCount: 1 });
    expect(falling.faults[0]).toMatchObject({
      severity: 'warning',
      message: 'In Math, raw score 7 scales to less than 6.',
    });
  });
});

describe('an exported form', () => {
  it.each(['sat-october-2018', 'act-2018-code-61d'])(
    'of %s changes nothing and comes back byte for byte',
    async (id) => {
      for (const name of ['key.csv', 'scale.csv']) {
        const csv = await file(id, name);
        const checked = await check(csv);
        // An imported key turns a sample form into a real one, even if the answers are equal.
        const change = name === 'key.csv' ? 'changed' : 'unchanged';
        expect(checked).toMatchObject({ faultCount: 0, forms: [{ formId: id, change, changes: 0 }] });
        await started(checked.id, 'run');
        await app.settled();
        expect(await file(id, name)).toBe(csv);
        if (name === 'key.csv') await started(checked.id, 'undo');
      }
    },
  );

  it('is a template if the form has no scale', async () => {
    await imported(act('2027 Own'));
    await app.settled();
    const csv = await file('act-2027-own', 'scale.csv');
    expect(csv.split('\n')[1]).toBe('ACT,2027 Own,English,0,');
    expect(await check(csv)).toMatchObject({ faultCount: 0, forms: [{ change: 'unchanged' }] });
    const filled = csv.replaceAll(
      /,(\d+),$/gm,
      (_, raw: string) => `,${raw},${Math.min(36, 1 + Number(raw))}`,
    );
    expect(await imported(filled)).toMatchObject({
      faultCount: 0,
      forms: [{ change: 'changed', changes: 219 }],
    });
    await app.settled();
    expect(await file('act-2027-own', 'scale.csv')).toBe(filled);
  });

  it('can be imported after a spreadsheet has saved it', async () => {
    const csv = await file('act-2027-own', 'key.csv');
    const german = Buffer.from(csv.replaceAll(',', ';'), 'utf16le');
    expect(await check(german)).toMatchObject({ encoding: 'UTF-16', forms: [{ change: 'unchanged' }] });
  });

  it('has a file name', async () => {
    const { headers } = await supertest(app.url)
      .get('/api/exams/forms/sat-may-2017/key.csv')
      .set('token', admin.token);
    expect(headers['content-disposition']).toBe('attachment; filename="sat-may-2017-key.csv"');
  });
});
