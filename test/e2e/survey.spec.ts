import { randomUUID } from 'node:crypto';
import { surveyFigures, type MatchResults, type SurveySubmission } from '../../contract/survey';
import { sentenceOf } from '../../contract/sentences';
import { survey } from '../../src/modules/survey/survey.decider';
import type { AnyRecordedEvent } from '../../src/kernel/event';
import { Dispatcher } from '../../src/platform/dispatch/dispatcher';
import { History } from '../../src/platform/history/history';
import { WrittenPositions } from '../../src/platform/history/written-positions';
import { runInContext, SYSTEM } from '../../src/platform/http/request-context';
import { PersonalKeys } from '../../src/platform/personal-data/personal-keys';
import { TestApp, type User } from '../support/app';
import { Catalogue } from '../support/colleges';
import { eventually } from '../support/eventually';
import { answersWith, aSurvey } from '../support/survey';

const PATH = '/colleges/college-survey';
const likely = { admissionRate: 0.9 };

let app: TestApp;
let catalogue: Catalogue;
let admin: User;
let student: User;
let people = 0;

beforeAll(async () => {
  app = await TestApp.start();
  catalogue = new Catalogue(app);
  admin = await app.user('admin', 'Ada');
  const boston = { latitude: 42.36, longitude: -71.06 };
  await catalogue.add('1001', 'Large and near', { facts: { ...likely, ...boston, enrollment: 20_000 } });
  await catalogue.add('1002', 'Small and near', { facts: { ...likely, ...boston, enrollment: 900 } });
  await catalogue.add('1003', 'Large and far', {
    facts: { ...likely, latitude: 34, longitude: -118, enrollment: 30_000 },
  });
  for (const index of [1, 2, 3]) await catalogue.add(`200${index}`, `Of unknown rate ${index}`);
  await catalogue.add('3001', 'In review', { status: 'review', facts: { ...likely, enrollment: 20_000 } });
});

beforeEach(async () => {
  student = await app.user('student', `Maya-${++people}`);
});

afterAll(() => app.dispose());

const submit = (body: object = aSurvey, user = student) => app.call('post', PATH, user).send(body);
const tryOut = (body: object = aSurvey) => app.call('post', `${PATH}/what-if`, student).send(body);
const newest = async () => (await app.call('get', PATH, student).expect(200)).body as MatchResults;
const namesIn = ({ data }: MatchResults) => data.map(({ attributes }) => attributes.name);

async function recorded({ id }: User): Promise<AnyRecordedEvent[]> {
  const all: AnyRecordedEvent[] = [];
  for await (const { events } of app.app.get(History).readAll({ after: 0n })) all.push(...events);
  return all.filter(({ stream, data }) => stream.startsWith('survey-') && data.studentId === id);
}

const entitle = (owned: boolean) =>
  app
    .call('put', `/admin/students/${student.id}/entitlements/advising`, admin)
    .send({ owned, reason: 'They have bought it.' })
    .expect(204);

describe('the college survey', () => {
  it('finds the best of both lists with reasons, and stores them', async () => {
    await entitle(true);
    const { body } = await submit().expect(201);
    const results = body as MatchResults;
    expect(namesIn(results)).toEqual([
      ...['Large and near', 'Small and near', 'Large and far'],
      ...['Of unknown rate 1', 'Of unknown rate 2', 'Of unknown rate 3'],
    ]);
    expect(results.data[1]!.attributes).toMatchObject({
      ...{ name: 'Small and near', state: 'MA', location: 'Boston', status: 'published', ceeb_code: '1002' },
      ...{ list: 'top', fit: 0.6667, confidence: 1, position: 'likely', positionBasis: 'gpa' },
      parts: [
        { questionId: 1, wish: 5, weight: 1, verdict: 'for' },
        {
          ...{ questionId: 23, wish: 4, weight: 0.5, verdict: 'against' },
          figure: { code: 'enrollment', students: 900 },
        },
      ],
    });
    expect(sentenceOf(results.data[1]!.attributes.parts[1]!.figure!, surveyFigures)).toBe(
      '900 undergraduates',
    );
    expect(results.data[3]!.attributes).toMatchObject({ list: 'other', confidence: 0, position: 'unknown' });
    expect(results.meta).toMatchObject({
      ...{ rule: 1, newer: false, counts: { top: 3, other: 3 }, limited: false, submission: aSurvey },
    });
    expect(Date.parse(results.meta.submittedAt!)).not.toBeNaN();
    expect(await newest()).toEqual(results);
  });

  it('has no results before it is submitted', async () => {
    expect(await newest()).toEqual({
      data: [],
      meta: {
        ...{ submittedAt: null, rule: 0, newer: false, limited: false, submission: null },
        counts: { top: 0, other: 0 },
      },
    });
  });

  it('shows a free account two of each list in every call', async () => {
    const cut = ['Large and near', 'Small and near', 'Of unknown rate 1', 'Of unknown rate 2'];
    const meta = { counts: { top: 3, other: 3 }, limited: true };
    for (const ask of [submit().expect(201), tryOut().expect(200), app.call('get', PATH, student)]) {
      const results = (await ask).body as MatchResults;
      expect(namesIn(results)).toEqual(cut);
      expect(results.meta).toMatchObject(meta);
    }
    await entitle(true);
    expect(namesIn(await newest())).toHaveLength(6);
    expect((await tryOut().expect(200)).body).toMatchObject({ meta: { limited: false } });
    await entitle(false);
    expect(namesIn(await newest())).toEqual(cut);
  });

  it('previews results and records nothing', async () => {
    await submit().expect(201);
    const before = await newest();
    const small = { ...aSurvey, answers: answersWith({ 24: 5 }) };
    const { body } = await tryOut(small).expect(200);
    expect(namesIn(body as MatchResults)[0]).toBe('Small and near');
    expect((body as MatchResults).meta).toMatchObject({ submittedAt: null, newer: false, submission: small });
    expect(await newest()).toEqual(before);
    expect(await recorded(student)).toHaveLength(2);
  });

  it('is recorded once if it is repeated unchanged', async () => {
    const key = randomUUID();
    const first = await submit().set('Idempotency-Key', key).expect(201);
    const again = await submit().set('Idempotency-Key', key).expect(201);
    expect(again.body).toEqual(first.body);
    expect((await submit().expect(201)).body).toEqual(first.body);
    expect(await recorded(student)).toHaveLength(2);
    const retaken = { ...aSurvey, answers: answersWith({ 1: 1 }) };
    await submit(retaken).set('Idempotency-Key', key).expect(422);
    await submit(retaken).expect(201);
    expect((await recorded(student)).map(({ type }) => type)).toEqual([
      ...['SurveySubmitted', 'MatchesFound', 'SurveySubmitted', 'MatchesFound'],
    ]);
    expect((await newest()).meta.submission).toEqual(retaken);
  });

  it('announces newer results when the catalogue changes', async () => {
    await submit().expect(201);
    const before = await newest();
    await catalogue.setDeadlines('1001', { regDeadline: '2027-01-05' });
    expect(await newest()).toEqual(before);
    await catalogue.add('1004', 'A new one', { facts: { ...likely, enrollment: 25_000 } });
    expect(await newest()).toEqual({ ...before, meta: { ...before.meta, newer: true } });
    await catalogue.delete('1004');
    expect(await newest()).toEqual(before);
    await catalogue.withdraw('1003');
    expect((await newest()).meta.newer).toBe(true);
    expect((await submit().expect(201)).body).toMatchObject({ meta: { newer: false, counts: { top: 2 } } });
  });

  it('announces newer results when the rule has changed', async () => {
    await submit().expect(201);
    const [submitted, found] = await recorded(student);
    const older = { ...submitted!.data, ...found!.data, surveyId: randomUUID(), rule: 0 };
    const { surveyId, studentId, basics, answers, tests, rule, catalogue: digest, results } = older as never;
    await runInContext({ actor: SYSTEM, correlationId: 'test', written: new WrittenPositions() }, () =>
      app.app.get(Dispatcher).dispatch(survey, surveyId, 'Submit', {
        ...{ surveyId, studentId, basics, answers, tests, rule, catalogue: digest, results },
      }),
    );
    await app.settled();
    expect((await newest()).meta).toMatchObject({ rule: 0, newer: true });
  });

  it('belongs to its student', async () => {
    await submit().expect(201);
    const other = await app.user('student', `Julian-${people}`);
    expect(((await app.call('get', PATH, other).expect(200)).body as MatchResults).data).toEqual([]);
  });

  it.each<[Partial<SurveySubmission['basicInfo']>, object]>([
    [{ gpa: 0 }, { gpa: 'Gpa must be between 1 and 100' }],
    [{ gpa: undefined }, { gpa: 'Gpa must be between 1 and 100' }],
    [{ gpaScale: 101 }, { gpaScale: 'Gpa scale must be between 1 and 100' }],
    [{ state: '' }, { state: 'Please enter the state you currently reside in' }],
    [{ state: 'PR' }, { state: 'Please enter the state you currently reside in' }],
    [{ zipcode: '021' }, { zipcode: 'Must be valid Zip Code format i.e. 90210 or 98201-9912' }],
  ])('refuses the basics %j', async (changes, fields) => {
    const body = { ...aSurvey, basicInfo: { ...aSurvey.basicInfo, ...changes } };
    for (const ask of [submit(body), tryOut(body)]) {
      const refused = (await ask.expect(422)).body as { code: string; fields: object };
      expect(refused.code).toBe('invalid-parameters');
      expect(refused.fields).toEqual(fields);
    }
    expect(await recorded(student)).toEqual([]);
  });

  it.each([
    [{ sat: { satVerbal: 199 } }, { satVerbal: 'SAT verbal must be between 200 and 800' }],
    [{ sat: { satMath: 801 } }, { satMath: 'SAT math must be between 200 and 800' }],
    [{ act: { actEnglish: 0 } }, { actEnglish: 'ACT english must be between 1 and 36' }],
    [{ act: { actMath: 37 } }, { actMath: 'ACT math must be between 1 and 36' }],
    [{ act: { actReading: 37 } }, { actReading: 'ACT reading must be between 1 and 36' }],
    [{ act: { actScience: 37 } }, { actScience: 'ACT science must be between 1 and 36' }],
  ])('refuses the scores %j', async (test, fields) =>
    expect((await submit({ ...aSurvey, test }).expect(422)).body.fields).toEqual(fields),
  );

  it.each([
    ['0 for an answer', { ...aSurvey.answers, 7: 0 }],
    ['6 for an answer', { ...aSurvey.answers, 7: 6 }],
    ['half an answer', { ...aSurvey.answers, 7: 2.5 }],
    ['an answer left out', { ...aSurvey.answers, 33: undefined }],
    ['no answers', undefined],
    ['a text for answers', 'all of them'],
  ])('refuses %s', async (_, answers) =>
    expect((await submit({ ...aSurvey, answers }).expect(422)).body.fields).toEqual({
      answers: 'Answer every question with 1 to 5',
    }),
  );

  it('refuses an answer to an unknown question', async () => {
    const { body } = await submit({ ...aSurvey, answers: { ...aSurvey.answers, 34: 5 } }).expect(422);
    expect(body.message).toBe('invalid parameters');
    expect(body.fields).toEqual({ answers: 'Answer only questions 1 to 33' });
  });

  it('accepts a submission without optional fields', async () => {
    const { zipcode: _, ...basicInfo } = aSurvey.basicInfo;
    const { answers } = aSurvey;
    await submit({ basicInfo, answers, test: { sat: { satVerbal: '', satMath: null }, act: {} } }).expect(
      201,
    );
    expect((await newest()).meta.submission).toEqual({ basicInfo, answers: aSurvey.answers, test: {} });
  });

  it('is erased with the account, in the history too', async () => {
    await submit().expect(201);
    await app.call('delete', `/admin/user/${student.id}`, admin).expect(204);
    await eventually(
      () => app.app.get(PersonalKeys).forOpening(student.id),
      (key) => key === null,
    );
    const [submitted, found] = await recorded(student);
    expect(submitted!.data).toMatchObject({ basics: null, answers: null, tests: null });
    expect(found!.data).toMatchObject({ results: null });
  });
});
