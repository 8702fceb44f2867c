import type { RecordPart } from '../../contract/record-history';
import { recordEvents } from '../../src/modules/profile/profile.events';
import { History } from '../../src/platform/history/history';
import { TestApp, type User } from '../support/app';
import { LiveClient } from '../support/live';

let app: TestApp;
let student: User;
let counselor: User;
let stranger: User;

beforeAll(async () => {
  app = await TestApp.start();
  student = await app.user('student', 'Maya');
  counselor = await app.user('counselor', 'Daniel');
  stranger = await app.user('counselor', 'Nora');
  await app.grantAccess(counselor, student);
});

afterAll(() => app.dispose());

const ACTIVITY = {
  ...{ title: 'Robotics team', description: 'Wired the drive system.' },
  ...{ startYear: '2024', endYear: '2026', weeksPerYear: 30, hoursPerWeek: 8 },
};
const LISTS: readonly (readonly [RecordPart, path: string, item: object, edit?: object])[] = [
  ['activities', '/users/extra-curricular', ACTIVITY, { hoursPerWeek: 9 }],
  [
    'honors',
    '/users/honors',
    { title: 'Finalist', description: 'Of four hundred.', type: 'National', dateReceived: '2026-05-02' },
    { type: 'Local' },
  ],
  [
    'courses',
    '/users/course',
    { name: 'Calculus', gradeYear: '11th', semesterGrades: { semester1: null, semester2: 'A-' } },
    { gradeYear: '12th' },
  ],
  ['tests', '/users/test', { type: 'SAT', dateTaken: '2026-03-14', scores: { verbal: 690, math: 700 } }],
];
const ABOUT: readonly (readonly [RecordPart, body: object])[] = [
  ['numbers', { gpa: 3.9, gpaScale: 4, classRank: 12, classSize: 240 }],
  ['school', { highSchoolName: 'Harbor High', highSchoolSize: 900, highSchoolType: 'Public' }],
  ['majors', { orderedMajorChoices: { major1: 'Biology', major2: 'History', major3: 'Music' } }],
  ['favorites', { orderedFavorites: { favorite1: 'The sea', favorite2: 'Chess' } }],
  ['notes', { notes: 'Plays the cello.' }],
];

it('a change of the record is pushed to the student and staff with access', async () => {
  const [hers, his, others] = await Promise.all(
    [student, counselor, stranger].map(({ token }) => LiveClient.connect(app.url, token)),
  );
  const receives = async (part: RecordPart, version: number) => {
    for (const client of [hers!, his!]) {
      const event = await client.next(
        ({ name, version: at, data }) =>
          name === 'record.changed' && at === version && 'part' in data && data.part === part,
      );
      expect(event).toMatchObject({ type: 'Record', id: student.id });
    }
  };
  try {
    for (const [part, path, item, edit] of LISTS) {
      let version = 0;
      const add = async (fields: object) => {
        const { body } = await app.call('post', path, student).send(fields).expect(201);
        await receives(part, version++);
        return (body as { data: { id: string } }).data.id;
      };
      const id = await add(item);
      if (edit) {
        await app
          .call('patch', `${path}/${id}`, student)
          .send({ ...item, ...edit })
          .expect(204);
        await receives(part, version++);
      }
      await app.call('delete', `${path}/${id}`, student).expect(204);
      await receives(part, version++);
      await app.call('post', `${path}/${id}/restore`, student).expect(204);
      await receives(part, version++);
      if (part !== 'activities') continue;
      await add({ ...ACTIVITY, title: 'Chess club' });
      await app
        .call('put', `${path}/order`, student)
        .send({ ids: [id] })
        .expect(204);
      await receives(part, version);
    }
    for (const [version, [part, body]] of ABOUT.entries()) {
      await app.call('post', '/users/about', student).send(body).expect(200);
      await receives(part, version);
    }
    await app.call('patch', '/users/profile', student).send({ city: 'Keene' }).expect(200);
    for (const client of [hers!, his!]) {
      await client.next(({ data }) => 'part' in data && data.part === 'profile');
    }
    const recorded = new Set<string>();
    for await (const { events } of app.app.get(History).readAll({ after: 0n })) {
      for (const { type } of events) if (type in recordEvents) recorded.add(type);
    }
    expect([...recorded, 'TestScoreEdited'].sort()).toEqual(Object.keys(recordEvents).sort());
    expect(others!.events).toEqual([]);
  } finally {
    for (const client of [hers, his, others]) client!.close();
  }
});
