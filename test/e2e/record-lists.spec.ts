import type { Page, Resource } from '../../contract/http';
import type { Role } from '../../contract/roles';
import { History } from '../../src/platform/history/history';
import { PersonalKeys } from '../../src/platform/personal-data/personal-keys';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';

type Item = Resource<Record<string, unknown>>;

interface ListCase {
  readonly path: string;
  readonly stream: string;
  readonly item: Record<string, unknown>;
  readonly edit: Record<string, unknown>;
  readonly problems: readonly (readonly [field: string, value: unknown, sentence: string])[];
}

const TITLE = [
  ['title', '', 'Title is a required field'],
  ['title', ' a ', 'Title should have a minimum length of 2'],
  ['title', 'x'.repeat(31), 'Title should have a maximum length of 30'],
  ['description', '  ', 'Description is a required field'],
  ['description', 'x'.repeat(256), 'Description should have a maximum length of 255'],
] as const;

const lists: readonly ListCase[] = [
  {
    path: '/users/extra-curricular',
    stream: 'activities',
    item: {
      title: 'Robotics team',
      description: 'Wired and tested the drive system.',
      startYear: '2024',
      endYear: '2026',
      weeksPerYear: 30,
      hoursPerWeek: 8,
    },
    edit: { hoursPerWeek: 10 },
    problems: [
      ...TITLE,
      ['startYear', '1949', 'Start year must be between 1950 and 2050'],
      ['startYear', '2e3', 'Start year must be a whole number'],
      ['startYear', '002024', 'Start year must be a whole number'],
      ['endYear', '2051', 'End year must be between 1950 and 2050'],
      ['endYear', '2023', 'End year can’t be before the start year'],
      ['weeksPerYear', 0, 'Weeks per year must be between 1 and 52'],
      ['weeksPerYear', 53, 'Weeks per year must be between 1 and 52'],
      ['hoursPerWeek', 169, 'Hours per week must be between 1 and 168'],
      ['hoursPerWeek', 1.5, 'Hours per week must be a whole number'],
    ],
  },
  {
    path: '/users/honors',
    stream: 'honors',
    item: {
      title: 'State finalist',
      description: 'One of twelve among four hundred.',
      type: 'National',
      dateReceived: '2026-05-02',
    },
    edit: { type: 'Local' },
    problems: [
      ...TITLE,
      ['type', 'Regional', "It must be 'Local', 'National', 'International', 'School'"],
      ['dateReceived', '2026-02-30', 'Date received must be a date such as 2027-01-15'],
      ['dateReceived', null, 'Date received is a required field'],
    ],
  },
  {
    path: '/users/course',
    stream: 'courses',
    item: { name: 'Calculus', gradeYear: '11th', semesterGrades: { semester1: null, semester2: 'A-' } },
    edit: { semesterGrades: { semester1: 'INC', semester2: 'A-' } },
    problems: [
      ['name', 'C', 'Name should have a minimum length of 2'],
      ['gradeYear', '13th', 'Year must be 9th, 10th, 11th, 12th or Other'],
      ['semesterGrades', {}, 'At least one semester grade is required'],
      ['semesterGrades', { semester1: '', semester2: null }, 'At least one semester grade is required'],
    ],
  },
];

let app: TestApp;
let student: User;
let people = 0;
const someone = (role: Role) => app.user(role, `Maya-${++people}`);

beforeAll(async () => {
  app = await TestApp.start();
});

beforeEach(async () => {
  student = await someone('student');
});

afterAll(() => app.dispose());

describe.each(lists)('$path', ({ path, stream, item, edit, problems }) => {
  const add = async (fields: object = item): Promise<Item> => {
    const { body } = await app.call('post', path, student).send(fields).expect(201);
    return (body as { data: Item }).data;
  };
  const list = async (query = ''): Promise<Page<Item>> =>
    (await app.call('get', `${path}${query}`, student).expect(200)).body as Page<Item>;

  it('stores items and lists them newest first, page by page', async () => {
    const first = await add();
    const second = await add();
    expect(first.attributes).toEqual(item);
    expect(await list()).toEqual({ data: [second, first], pageCount: 1 });
    expect(await list('?currentPage=2&pageSize=1')).toEqual({ data: [first], pageCount: 2 });
  });

  it('edits, removes and restores an item, also when repeated', async () => {
    const { id } = await add();
    const edited = { ...item, ...edit };
    for (let twice = 0; twice < 2; twice++) {
      await app.call('patch', `${path}/${id}`, student).send(edited).expect(204);
    }
    expect((await list()).data).toMatchObject([{ id, attributes: edited }]);
    for (let twice = 0; twice < 2; twice++) await app.call('delete', `${path}/${id}`, student).expect(204);
    expect((await list()).data).toEqual([]);
    await app.call('patch', `${path}/${id}`, student).send(item).expect(404);
    for (let twice = 0; twice < 2; twice++) {
      await app.call('post', `${path}/${id}/restore`, student).expect(204);
    }
    expect((await list()).data).toMatchObject([{ id, attributes: edited }]);
  });

  it.each(problems)('refuses %s %p: %s', async (field, value, sentence) => {
    const refused = await app
      .call('post', path, student)
      .send({ ...item, [field]: value })
      .expect(422);
    expect((refused.body as { fields: object }).fields).toEqual({ [field]: sentence });
    const { id } = await add();
    await app
      .call('patch', `${path}/${id}`, student)
      .send({ ...item, [field]: value })
      .expect(422);
  });

  it('belongs only to its student', async () => {
    const { id } = await add();
    const other = await someone('student');
    await app.call('delete', `${path}/${id}`, other).expect(404);
    await app.call('patch', `${path}/${id}`, other).send(item).expect(404);
    expect((await app.call('get', path, other).expect(200)).body.data).toEqual([]);
    for (const role of ['counselor', 'admin'] as const) {
      await app.call('get', path, await someone(role)).expect(403);
    }
  });

  it('is erased with the account, in the history too', async () => {
    const { id } = await add();
    await app
      .call('patch', `${path}/${id}`, student)
      .send({ ...item, ...edit })
      .expect(204);
    const admin = await someone('admin');
    await app.call('delete', `/admin/user/${student.id}`, admin).expect(204);
    await eventually(
      () => app.app.get(PersonalKeys).forOpening(student.id),
      (key) => key === null,
    );
    const [added, edited] = await app.app.get(History).read(`${stream}-${student.id}`);
    const leaves = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
    for (const data of [added!.data.fields, edited!.data.changes]) {
      expect(new Set(leaves(data))).toEqual(new Set([null]));
    }
  });
});

it('activities stay in the order that their student gave them', async () => {
  const { path, item } = lists[0]!;
  const ids: string[] = [];
  for (const title of ['Choir', 'Robotics', 'Kitchen']) {
    const { body } = await app.call('post', path, student).send({ ...item, title });
    ids.push((body as { data: Item }).data.id);
  }
  const titles = async () =>
    ((await app.call('get', path, student).expect(200)).body as Page<Item>).data.map(
      ({ attributes }) => attributes.title,
    );
  expect(await titles()).toEqual(['Kitchen', 'Robotics', 'Choir']);
  await app
    .call('put', `${path}/order`, student)
    .send({ ids: [ids[0], ids[2]] })
    .expect(204);
  expect(await titles()).toEqual(['Choir', 'Kitchen', 'Robotics']);
  const { body } = await app
    .call('put', `${path}/order`, student)
    .send({ ids: ['first'] })
    .expect(422);
  expect(body.fields).toEqual({ ids: 'List the activities in order' });
});
