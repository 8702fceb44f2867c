import type { CollegeListResource, CollegeResource } from '../../contract/colleges';
import type { AuditResource } from '../../contract/admin';
import { TestApp, type User } from '../support/app';

let app: TestApp;
let admin: User;
let counselor: User;
let student: User;

const added = {
  ceeb_code: '2001',
  name: 'Example College',
  about: 'By a lake.',
  state: 'NY',
  location: 'Lakeville',
  division: 'NCAA D3',
  school_type: 'Private, small town',
  fac_stu: '11:1',
};

const add = (fields: object) => app.call('post', '/colleges/college', admin).send({ ...added, ...fields });

async function search(name: string, user = student): Promise<string[]> {
  const { body } = await app.call('get', '/colleges/search', user).query({ name }).expect(200);
  return (body as { data: CollegeListResource[] }).data.map(({ attributes }) => attributes.name);
}

async function read(code: string, user = admin): Promise<CollegeResource> {
  const { body } = await app.call('get', `/colleges/${code}`, user).expect(200);
  return (body as { data: CollegeResource }).data;
}

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  counselor = await app.user('counselor', 'Daniel');
  student = await app.user('student', 'Maya');
});

afterAll(() => app.dispose());

describe('a college', () => {
  it('says what it asks applicants for, and clears what is unknown', async () => {
    await add({ ceeb_code: '2009', teacher_letters: 2, transcript: true, application_fee: 65 }).expect(201);
    expect((await read('2009')).attributes).toMatchObject({
      teacherLetters: 2,
      transcript: true,
      schoolReport: null,
      applicationFee: 65,
      testPolicy: null,
    });
    await app
      .call('patch', '/colleges/2009', admin)
      .send({ teacher_letters: null, school_report: false, application_fee: 0, test_policy: 'required' })
      .expect(204);
    expect((await read('2009')).attributes).toMatchObject({
      teacherLetters: null,
      transcript: true,
      schoolReport: false,
      applicationFee: 0,
      testPolicy: 'required',
    });
    await app.call('patch', '/colleges/2009', admin).send({ teacher_letters: 99 }).expect(422);
    await app.call('delete', '/colleges/2009', admin).expect(204);
  });

  it('is added in review, edited and deleted by an admin', async () => {
    await add({}).expect(201, { id: '2001' });
    expect((await read('2001')).attributes).toMatchObject({
      name: 'Example College',
      ceebCode: '2001',
      status: 'review',
      isPublic: true,
      schoolType: 'Private, small town',
      geography: '',
      admissionRate: null,
      version: 0,
    });
    await app
      .call('patch', '/colleges/2001', admin)
      .send({ urban_center_1: 'Albany', is_public: false, status: 'published' })
      .expect(204);
    expect((await read('2001')).attributes).toMatchObject({
      urbanCenter1: 'Albany',
      isPublic: false,
      status: 'published',
      version: 1,
    });
    await app.call('patch', '/colleges/2001', admin).send({ urban_center_1: '' }).expect(204);
    const moved = await app.call('patch', '/colleges/2001', admin).send({ ceeb_code: '2002' }).expect(422);
    expect(moved.body.fields).toEqual({ ceeb_code: 'A college’s CEEB code can’t be changed' });
    expect((await read('2001')).attributes.urbanCenter1).toBe('');
    await app.call('delete', '/colleges/2001', admin).expect(204);
    await app.call('get', '/colleges/2001', admin).expect(404);
    await app.call('patch', '/colleges/2001', admin).send({ name: 'Gone' }).expect(404);
    await add({ about: 'Again.' }).expect(201);
    expect((await read('2001')).attributes).toMatchObject({ about: 'Again.', version: 4 });
  });

  it('needs a CEEB code of its own and the required fields', async () => {
    await add({ ceeb_code: '2100', name: 'First' }).expect(201);
    const { body: taken } = await add({ ceeb_code: '2100', name: 'Second' }).expect(409);
    expect(taken.message).toBe('Another college already has the CEEB code 2100.');
    const { body } = await app
      .call('post', '/colleges/college', admin)
      .send({ ceeb_code: '12', state: 'XX', name: '' })
      .expect(422);
    expect(body.fields).toEqual({
      ceeb_code: 'CEEB code needs to be four or six digits',
      name: 'Name is a required field',
      about: 'About is a required field',
      state: 'State must be the code of a US state or territory',
      location: 'Location is a required field',
      division: 'Division is a required field',
      school_type: 'School type is a required field',
      fac_stu: 'Fac/Stu is a required field',
    });
    const { body: edit } = await app.call('patch', '/colleges/2100', admin).send({ name: '' }).expect(422);
    expect(edit.fields).toEqual({ name: 'Name is a required field' });
  });

  it('is addressed by U and its UNITID if it has no CEEB code', async () => {
    await add({ ceeb_code: 'U654321', name: 'Codeless' }).expect(201);
    expect((await read('U654321')).attributes).toMatchObject({ ceebCode: 'U654321', unitId: '654321' });
  });

  it('is shown to non-admins only once it is published', async () => {
    await add({ ceeb_code: '2200', name: 'Hidden Valley' }).expect(201);
    for (const user of [student, counselor]) {
      await app.call('get', '/colleges/2200', user).expect(404);
      expect(await search('hidden', user)).toEqual([]);
      await app.call('get', '/colleges/all?name=hidden', user).expect(404);
    }
    expect(await search('hidden', admin)).toEqual(['Hidden Valley']);
    await app.call('patch', '/colleges/2200', admin).send({ status: 'published' }).expect(204);
    expect(await search('hidden')).toEqual(['Hidden Valley']);
    expect((await read('2200', student)).attributes.name).toBe('Hidden Valley');
  });

  it('has deadlines that are added, edited and reset', async () => {
    await add({ ceeb_code: '2300', name: 'Deadline College' }).expect(201);
    await app
      .call('post', '/colleges/deadlines', admin)
      .send({ ceeb: '2300', ea_deadline: '2026-11-01', reg_deadline: '2027-01-15' })
      .expect(201);
    await app
      .call('patch', '/colleges/2300/deadlines', admin)
      .send({ ed1_deadline: '2026-11-15', reg_deadline: null })
      .expect(204);
    expect((await read('2300')).attributes).toMatchObject({
      eaDeadline: '2026-11-01',
      ed1Deadline: '2026-11-15',
      ed2Deadline: null,
      regDeadline: null,
    });
    const { body } = await app
      .call('patch', '/colleges/2300/deadlines', admin)
      .send({ ea_deadline: '2027-02-30' })
      .expect(422);
    expect(body.fields).toEqual({ ea_deadline: 'A deadline must be a date such as 2027-01-15' });
    await app.call('delete', '/colleges/2300/deadlines', admin).expect(204);
    expect((await read('2300')).attributes.eaDeadline).toBeNull();
    await app.call('post', '/colleges/deadlines', admin).send({ ceeb: '9999' }).expect(404);
  });

  it('has a public monogram that browsers may cache', async () => {
    await add({ ceeb_code: '2400', name: 'Tom & Ann <College>', status: 'published' }).expect(201);
    const { headers, body } = await app.call('get', '/colleges/2400/logo.svg').expect(200);
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(headers['cache-control']).toBe('public, max-age=86400');
    const svg = (body as Buffer).toString();
    expect(svg).toContain('>TAC</text>');
    expect(svg).toContain('<title>Tom &amp; Ann &lt;College&gt;</title>');
    const unknown = await app.call('get', '/colleges/9999/logo.svg').expect(404);
    expect(unknown.headers['cache-control'] ?? '').not.toContain('max-age');
  });

  it('shows its changes in the audit with before and after', async () => {
    await add({ ceeb_code: '2500', name: 'Audited' }).expect(201);
    await app.call('patch', '/colleges/2500', admin).send({ location: 'Seaside' }).expect(204);
    await app.settled();
    const { body } = await app.call('get', '/admin/audit?type=CollegeEdited&q=Audited', admin).expect(200);
    const [entry] = (body as { data: AuditResource[] }).data;
    expect(entry?.attributes).toMatchObject({
      sentence: "Edited the college 'Audited' (2500)",
      before: { location: 'Lakeville' },
      after: { location: 'Seaside' },
      actorRole: 'admin',
    });
  });
});

describe('the college list', () => {
  it('finds by name or the beginning of a code, page by page', async () => {
    for (const index of [1, 2, 3]) {
      await add({ ceeb_code: `770${index}`, name: `Paged ${index}`, status: 'published' }).expect(201);
    }
    const page = async (query: string) => {
      const { body } = await app.call('get', `/colleges/all?${query}`, student).expect(200);
      const { data, pageCount } = body as { data: CollegeListResource[]; pageCount: number };
      return { ids: data.map(({ id }) => id), pageCount };
    };
    expect(await page('name=paged&pageSize=2')).toEqual({ ids: ['7701', '7702'], pageCount: 2 });
    expect(await page('name=paged&pageSize=2&currentPage=2')).toEqual({ ids: ['7703'], pageCount: 2 });
    expect(await page('ceeb=7702')).toEqual({ ids: ['7702'], pageCount: 1 });
    const { body } = await app.call('get', '/colleges/all?name=nowhere', student).expect(404);
    expect(body.message).toBe('No colleges found');
  });

  it('can have only colleges in review, or without deadlines', async () => {
    await add({ ceeb_code: '7801', name: 'Sifted one', status: 'published' }).expect(201);
    await add({ ceeb_code: '7802', name: 'Sifted two' }).expect(201);
    const dates = { ceeb: '7801', reg_deadline: '2027-01-01' };
    await app.call('post', '/colleges/deadlines', admin).send(dates).expect(201);
    const found = async (query: string, user: User) => {
      const { body } = await app.call('get', `/colleges/all?name=sifted&${query}`, user);
      return (body as { data?: CollegeListResource[] }).data?.map(({ id }) => id) ?? [];
    };
    expect(await found('status=review', admin)).toEqual(['7802']);
    expect(await found('withoutDeadlines=true', admin)).toEqual(['7802']);
    expect(await found('withoutDeadlines=false', admin)).toEqual(['7801', '7802']);
    expect(await found('status=review', student)).toEqual(['7801']);
  });
});

describe('the college search', () => {
  const names = [
    'University of California-Los Angeles',
    'Massachusetts Institute of Technology',
    'Smith College',
    'Saint John Smithson University',
    'Blacksmith Institute',
    'The Smithery of Arts & Crafts',
    'Université de Québec',
    "St. Mary's College",
    'College of William and Mary',
  ];

  beforeAll(async () => {
    for (const [index, name] of names.entries()) {
      await add({ ceeb_code: `88${index}0`, name, status: 'published' }).expect(201);
    }
  });

  it('finds initials, parts of words, and words without their accents', async () => {
    expect((await search('UCLA'))[0]).toBe('University of California-Los Angeles');
    expect((await search('mit'))[0]).toBe('Massachusetts Institute of Technology');
    expect(await search('universite de quebec')).toEqual(['Université de Québec']);
    expect(await search('achusett')).toEqual(['Massachusetts Institute of Technology']);
    expect(await search('')).toEqual([]);
    expect(await search('no such college')).toEqual([]);
  });

  it('lists first what begins with the term, then words that do, then parts', async () => {
    expect(await search('smith')).toEqual([
      'Smith College',
      'The Smithery of Arts & Crafts',
      'Saint John Smithson University',
      'Blacksmith Institute',
    ]);
  });

  it('finds the colleges of a city or a state last', async () => {
    const inSalem = { location: 'Salem', state: 'OR', status: 'published' };
    await add({ ceeb_code: '8990', name: 'Willow University', ...inSalem }).expect(201);
    await add({ ceeb_code: '8991', name: 'Salem Institute', status: 'published' }).expect(201);
    await add({ ceeb_code: '8992', name: 'Unpublished', ...inSalem, status: 'review' }).expect(201);
    expect(await search('salem')).toEqual(['Salem Institute', 'Willow University']);
    expect(await search('Salem, Oregon')).toEqual(['Willow University']);
  });

  it('treats St. as Saint and & as and', async () => {
    expect(await search('saint marys')).toEqual(["St. Mary's College"]);
    expect(await search("St. Mary's")).toEqual(["St. Mary's College"]);
    expect(await search('st john')).toEqual(['Saint John Smithson University']);
    expect(await search('arts and crafts')).toEqual(['The Smithery of Arts & Crafts']);
    expect(await search('william & mary')).toEqual(['College of William and Mary']);
  });
});
