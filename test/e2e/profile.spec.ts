import type { ProfileResource } from '../../contract/profile';
import { ROLES } from '../../contract/roles';
import { History } from '../../src/platform/history/history';
import { PersonalKeys } from '../../src/platform/personal-data/personal-keys';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { LiveClient } from '../support/live';

let app: TestApp;
let student: User;
let people = 0;

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  student = await app.user('student', `Maya-${++people}`);
});

afterAll(() => app.dispose());

const change = (body: object, user = student) => app.call('patch', '/users/profile', user).send(body);
const attributes = async (user = student) =>
  ((await app.call('get', '/users/profile', user).expect(200)).body as { data: ProfileResource }).data
    .attributes;
const changesOf = async ({ id }: User) =>
  (await app.app.get(History).read(`account-${id}`)).filter(({ type }) => type === 'ProfileChanged');

const filledIn = {
  pronoun: 'She/her',
  gender: 'Female',
  city: 'Keene',
  state: 'NH',
  zip_code: '03431',
  grade: '12th',
};
const nothing = { pronoun: null, gender: null, city: null, state: null, zip_code: null };

describe('a profile', () => {
  it('has the ninth grade by default, marked as a default', async () => {
    expect(await attributes()).toEqual({
      ...{ first_name: `Maya-${people}`, last_name: 'Example', email: student.email, pending_email: null },
      ...{ phone_number: '2125550100', role: 'student', ...nothing, grade: '9th', grade_told: false },
    });
    await change({ grade: '9th' }).expect(200);
    expect(await attributes()).toMatchObject({ grade: '9th', grade_told: true });
  });

  it('stores given fields, ignores absent ones and clears empty ones', async () => {
    const { body } = await change({ first_name: ' Mia ', ...filledIn }).expect(200);
    expect((body as { data: ProfileResource }).data.attributes).toMatchObject({
      first_name: 'Mia',
      ...filledIn,
    });
    await change({ city: '', phone_number: null, gender: '' }).expect(200);
    expect(await attributes()).toMatchObject({
      ...{ first_name: 'Mia', last_name: 'Example', phone_number: '' },
      ...{ ...filledIn, city: null, gender: null },
    });
  });

  it('records each change once, with the value before', async () => {
    await change({ city: 'Keene', grade: '11th' }).expect(200);
    await change({ city: 'Keene', grade: '12th' }).expect(200);
    await change({ city: 'Keene', grade: '12th' }).expect(200);
    await change({}).expect(200);
    expect((await changesOf(student)).map(({ data }) => data.changes)).toEqual([
      { city: { from: null, to: 'Keene' }, grade: { from: null, to: '11th' } },
      { grade: { from: '11th', to: '12th' } },
    ]);
  });

  it.each([
    [{ first_name: 'M' }, { first_name: 'First name should have a minimum length of 2' }],
    [{ last_name: '' }, { last_name: 'Last name is a required field' }],
    [{ last_name: 'T0rres' }, { last_name: 'Last name should only contain letters.' }],
    [{ email: 'maya' }, { email: 'Email should have a minimum length of 5' }],
    [{ email: 'maya at home' }, { email: 'Email needs to be a valid format' }],
    [{ phone_number: '555' }, { phone_number: 'Phone number must have 10 digits.' }],
    [{ pronoun: '' }, { pronoun: 'Pronoun cannot be an empty field' }],
    [{ pronoun: 'Thou' }, { pronoun: 'Choose one of the pronouns' }],
    [{ gender: 'x'.repeat(31) }, { gender: 'Gender should have a maximum length of 30' }],
    [{ city: 'K2' }, { city: 'Please input a valid City Name.' }],
    [{ state: 'PR' }, { state: 'State Code has to be valid US state. i.e. WA, KS, NY' }],
    [{ zip_code: '3431' }, { zip_code: 'Must be valid Zip Code format i.e. 90210 or 98201-9912' }],
    [{ grade: '8th' }, { grade: 'Grade must be 9th, 10th, 11th, 12th or Other' }],
    [{ grade: null }, { grade: 'Grade is a required field' }],
  ])('refuses %j', async (body, fields) => {
    const answer = await change({ city: 'Boston', ...body }).expect(422);
    expect(answer.body.fields).toEqual(fields);
    expect(await attributes()).toMatchObject(nothing);
  });

  it.each(ROLES.filter((role) => role !== 'student'))('of %s has only names and address', async (role) => {
    const user = await app.user(role, `Staff-${people}`);
    await change({ first_name: 'Dana', last_name: 'Lee' }, user).expect(200);
    const { body } = await change(
      { last_name: 'Ray', grade: '12th', phone_number: '2125550199' },
      user,
    ).expect(422);
    const refused = 'Only students have this in their profile';
    expect(body.fields).toEqual({ grade: refused, phone_number: refused });
    expect(await attributes(user)).toEqual({
      ...{ first_name: 'Dana', last_name: 'Lee', email: user.email, pending_email: null },
      ...{ phone_number: '2125550100', role, ...nothing, grade: null, grade_told: false },
    });
  });

  it('names the user’s entities, whose schools the form offers', async () => {
    const admin = await app.user('admin', `Ada-${people}`);
    const entity = { name: 'Harbor High', description: '', type: 'Public' };
    const { body } = await app.call('post', '/admin/entity', admin).send(entity).expect(201);
    const { id } = body as { id: string };
    await app.call('post', `/admin/entity/${id}/user`, admin).send({ email: student.email }).expect(200);
    const profile = await app.call('get', '/users/profile', student).expect(200);
    expect((profile.body as { data: ProfileResource }).data.relationships.entities.data).toEqual([
      { id, attributes: { name: 'Harbor High', type: 'Public' } },
    ]);
  });
});

describe('a changed name', () => {
  it('is in the next token and pushed to all who see it', async () => {
    const admin = await app.user('admin', `Ada-${people}`);
    const [tab, other, office] = [
      await LiveClient.connect(app.url, student.token),
      await LiveClient.connect(app.url, student.token),
      await LiveClient.connect(app.url, admin.token),
    ];
    await change({ first_name: 'Mia' }).expect(200);
    for (const one of [tab, other]) {
      await one.next(({ name, id }) => name === 'account.changed' && id === student.id);
    }
    await office.next(({ name, id }) => name === 'access.changed' && id === student.id);
    await change({ city: 'Keene' }).expect(200);
    await tab.next(({ name, id }) => name === 'profile.changed' && id === student.id);
    expect(other.events.filter(({ name }) => name === 'account.changed')).toHaveLength(1);
    const token = await app.signIn(student.email);
    const payload = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { user: object };
    expect(payload.user).toMatchObject({ first_name: 'Mia', last_name: 'Example' });
    for (const one of [tab, other, office]) one.close();
  });

  it('is found by a search', async () => {
    const admin = await app.user('admin', `Ada-${people}`);
    await change({ last_name: 'Unheard-of' }).expect(200);
    const { body } = await app.call('get', '/admin/all?role=student&q=unheard-of', admin).expect(200);
    expect((body as { data: { id: string }[] }).data.map(({ id }) => id)).toEqual([student.id]);
  });
});

it('a profile is erased with the account, in the history too', async () => {
  await change(filledIn).expect(200);
  const admin = await app.user('admin', `Ada-${people}`);
  await app.call('delete', `/admin/user/${student.id}`, admin).expect(204);
  await eventually(
    () => app.app.get(PersonalKeys).forOpening(student.id),
    (key) => key === null,
  );
  const [{ data } = { data: {} }] = await changesOf(student);
  const sides = Object.values((data as { changes: Record<string, { to: string }> }).changes);
  expect(sides.map(({ to }) => to)).toEqual(Array(6).fill('[erased]'));
});
