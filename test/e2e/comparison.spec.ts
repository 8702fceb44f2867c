import type { ComparedCollegeResource } from '../../contract/colleges';
import { TestApp, type User } from '../support/app';
import { Catalogue } from '../support/colleges';
import { anExam, enter } from '../support/exams';

let app: TestApp;
let catalogue: Catalogue;
let student: User;

beforeAll(async () => {
  app = await TestApp.start();
  catalogue = new Catalogue(app);
  student = await app.user('student', 'Maya');
  await catalogue.add('3434', 'Harbor College', {
    facts: { admissionRate: 0.5, satReading25: 600, satReading75: 700, satMath25: 600, satMath75: 700 },
    deadlines: { regDeadline: '2027-01-05' },
  });
  await catalogue.add('3987', 'Ridge University', { facts: { unitId: '166027', admissionRate: 0.05 } });
  await catalogue.add('3001', 'Hidden College', { status: 'review' });
  await catalogue.add('3002', 'Withdrawn College');
});

afterAll(() => app.dispose());

const ask = (ceeb: string, user = student) => app.call('get', `/colleges/compare?ceeb=${ceeb}`, user);

const compare = async (ceeb: string) =>
  ((await ask(ceeb).expect(200)).body as { data: ComparedCollegeResource[] }).data;

describe('the comparison of colleges', () => {
  it('shows colleges in the requested order with the student’s own chances', async () => {
    const [ridge, harbor] = await compare('U166027,3434');
    expect([ridge!.id, harbor!.id]).toEqual(['3987', '3434']);
    expect(harbor!.attributes).toMatchObject({ name: 'Harbor College', regDeadline: '2027-01-05' });
    expect([ridge!.attributes.chance.label, harbor!.attributes.chance.label]).toEqual(['reach', 'unknown']);
    const sat = { type: 'SAT', dateTaken: '2026-03-14', scores: { verbal: 700, math: 710 } };
    await app.call('post', '/users/test', student).send(sat).expect(201);
    expect((await compare('3434,3987'))[0]!.attributes.chance).toEqual({
      label: 'likely',
      because:
        'Your best SAT of 1410 is above the middle 50% (1200–1400), and the college admits 50% of applicants.',
      inputs: { admissionRate: 0.5, test: 'SAT', own: 1410, low: 1200, high: 1400 },
    });
  });

  it('includes a practice exam only while the student counts it', async () => {
    const own = async () => (await compare('3434,3987'))[0]!.attributes.chance.inputs.own;
    const count = (counted: boolean) =>
      app.call('put', `/exams/${id}/counted`, student).send({ counted }).expect(204);
    const id = await enter(app, student, student, anExam('SAT'));
    expect(await own()).toBe(1410);
    await count(true);
    expect(await own()).toBe(1600);
    await count(false);
    expect(await own()).toBe(1410);
  });

  it('takes two to four different colleges that the student can see', async () => {
    for (const codes of ['3434', '3434,3434', '3434,3987,3002,3003,3004']) {
      expect((await ask(codes).expect(422)).body.fields).toHaveProperty('ceeb');
    }
    await ask('3434,3001').expect(404);
    await ask('3434,9999').expect(404);
  });

  it('still shows a withdrawn college to a student who has saved it', async () => {
    await app.call('post', '/users/bookmark', student).send({ ceeb_code: '3002' }).expect(200);
    await catalogue.withdraw('3002');
    expect(await compare('3434,3002')).toHaveLength(2);
    await ask('3434,3002', await app.user('student', 'Julian')).expect(404);
  });
});
