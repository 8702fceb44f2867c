import type { AboutResource } from '../../contract/about';
import { History } from '../../src/platform/history/history';
import { PersonalKeys } from '../../src/platform/personal-data/personal-keys';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';

let app: TestApp;
let student: User;
let people = 0;

const numbers = { gpa: 3.8, gpaScale: 4, classRank: 12, classSize: 240 };
const school = { highSchoolName: 'Harbor High', highSchoolSize: null, highSchoolType: 'Public' };
const orderedMajorChoices = { major1: 'Biology', major2: 'Chemistry', major3: 'History' };
const orderedFavorites = { favorite1: 'Tide pools', favorite2: 'Old maps' };
const nothing = {
  ...{ gpa: null, gpaScale: null, classRank: null, classSize: null },
  ...{ highSchoolName: null, highSchoolSize: null, highSchoolType: null },
  ...{ orderedMajorChoices: null, orderedFavorites: null, notes: '' },
};

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  student = await app.user('student', `Maya-${++people}`);
});

afterAll(() => app.dispose());

const save = (body: object) => app.call('post', '/users/about', student).send(body);
const attributes = async () =>
  ((await app.call('get', '/users/about', student).expect(200)).body as { data: AboutResource }).data
    .attributes;

describe('the self-description of a student', () => {
  it('is stored in groups that do not overwrite each other', async () => {
    expect(await attributes()).toEqual(nothing);
    await save(numbers).expect(200);
    await save({ orderedMajorChoices, notes: 'My brother went there.' }).expect(200);
    await save(school).expect(200);
    const { body } = await save({ orderedFavorites }).expect(200);
    const all = {
      ...numbers,
      ...school,
      orderedMajorChoices,
      orderedFavorites,
      notes: 'My brother went there.',
    };
    expect((body as { data: AboutResource }).data.attributes).toEqual(all);
    expect(await attributes()).toEqual(all);
  });

  it.each([
    [
      { gpa: 3.8, gpaScale: 4 },
      { classRank: 'Class rank is a required field', classSize: 'Class size is a required field' },
    ],
    [{ ...numbers, gpa: 4.1 }, { gpa: 'GPA can’t be higher than the scale' }],
    [{ ...numbers, classRank: 241 }, { classRank: 'Class rank can’t be higher than class size' }],
    [{ highSchoolName: 'Harbor High' }, { highSchoolType: 'High school type is a required field' }],
    [
      { ...school, highSchoolType: 'Boarding' },
      { highSchoolType: 'High school type must be Public, Private, Charter, Homeschool or Other' },
    ],
    [
      { gpa: '', gpaScale: '', classRank: null, classSize: '' },
      {
        gpa: 'Gpa is a required field',
        gpaScale: 'Gpa scale is a required field',
        classRank: 'Class rank is a required field',
        classSize: 'Class size is a required field',
      },
    ],
    [
      { highSchoolSize: 960 },
      {
        highSchoolName: 'High school is a required field',
        highSchoolType: 'High school type is a required field',
      },
    ],
    [{ notes: ' ' }, { notes: 'Please enter some notes.' }],
    [{ notes: 'x'.repeat(256) }, { notes: 'Notes should have a maximum length of 255' }],
  ])('refuses %j', async (body, fields) => {
    expect((await save(body).expect(422)).body.fields).toEqual(fields);
    expect(await attributes()).toEqual(nothing);
  });

  it('requires three majors and two favorites', async () => {
    const fieldsOf = async (body: object) => (await save(body).expect(422)).body.fields as object;
    expect(await fieldsOf({ orderedMajorChoices: { major1: 'Biology', major2: '' } })).toEqual({
      major2: 'Major is a required field',
      major3: 'Major is a required field',
    });
    expect(await fieldsOf({ orderedFavorites: { favorite1: 'x'.repeat(61), favorite2: 'Maps' } })).toEqual({
      favorite1: 'Favorite should have a maximum length of 60',
    });
    const favorites = { favorite1: 'Tide pools', favorite2: 'Maps' };
    for (const no of ['Maps', [favorites], []])
      expect(await fieldsOf({ orderedFavorites: no })).toEqual({
        orderedFavorites: 'Favorite is a required field',
      });
    const majors = { major1: 'Biology', major2: 'Chemistry', major3: 'History' };
    expect(await fieldsOf({ orderedMajorChoices: [majors] })).toEqual({
      orderedMajorChoices: 'Major is a required field',
    });
    expect(await attributes()).toEqual(nothing);
  });

  it('records a repeated request once and is erased with the account', async () => {
    await save({ ...numbers, notes: 'My brother went there.' }).expect(200);
    await save({ ...numbers, notes: 'My brother went there.' }).expect(200);
    const history = () => app.app.get(History).read(`about-${student.id}`);
    expect((await history()).map(({ type }) => type)).toEqual(['NumbersStated', 'NotesWritten']);
    const admin = await app.user('admin', `Ada-${people}`);
    await app.call('delete', `/admin/user/${student.id}`, admin).expect(204);
    await eventually(
      () => app.app.get(PersonalKeys).forOpening(student.id),
      (key) => key === null,
    );
    const [stated, written] = await history();
    expect(stated!.data.numbers).toEqual({
      from: null,
      to: { gpa: null, gpaScale: null, classRank: null, classSize: null },
    });
    expect(written!.data.notes).toEqual({ from: null, to: null });
  });
});
