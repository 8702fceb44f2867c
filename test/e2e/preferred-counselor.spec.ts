import { TestApp, type User } from '../support/app';
import { inDays, SessionFixtures, Sessions } from '../support/sessions';

let app: TestApp;
let sessions: Sessions;
let fixtures: SessionFixtures;
let counselor: User;
let other: User;
let student: User;

const time = inDays(3, 18);
const hour = `${time} 60`;

beforeAll(async () => {
  app = await TestApp.start();
  sessions = new Sessions(app, await app.user('admin', 'Ada'));
  fixtures = new SessionFixtures(app);
});

beforeEach(async () => {
  ({ student, counselor, other } = await fixtures.next());
  await app.call('post', '/sessions', counselor).send({ availableTime: time }).expect(201);
});

afterAll(() => app.dispose());

const request = (counselorId: string, by = student) =>
  app
    .call('post', '/sessions/request', by)
    .send({ timeRequested: time, lengthInMinutes: 60, notes: 'My essay', counselorId });

const decline = (id: string) =>
  app.call('put', `/sessions/request/${id}/declined`, counselor).send({ reason: 'A fair' }).expect(200);

interface Shown {
  readonly id: string;
  readonly relationships: { readonly preferred: { readonly data: { readonly id: string } | null } };
}
const shown = (body: unknown) => (body as { data: Shown }).data;

describe('a session request for a counselor’s free hour', () => {
  it('names the counselor, and holds the hour until it is declined', async () => {
    expect(await sessions.slots(student, counselor)).toContain(hour);
    const { body } = await request(counselor.id).expect(201);
    expect(shown(body).relationships.preferred.data).toMatchObject({ id: counselor.id });
    const classmate = await app.user('student', 'Noor');
    await app.grantAccess(counselor, classmate);
    expect(await sessions.slots(classmate, counselor)).not.toContain(hour);
    const declined = await decline(shown(body).id);
    expect(shown(declined.body).relationships.preferred.data).toBeNull();
    expect(await sessions.slots(classmate, counselor)).toContain(hour);
  });

  it('is refused for a counselor of other students', async () => {
    await request(other.id).expect(403);
  });

  it('holds no hour once it is canceled', async () => {
    const { body } = await request(counselor.id).expect(201);
    await app.call('delete', `/sessions/request/${shown(body).id}`, student).expect(204);
    expect(await sessions.slots(student, counselor)).toContain(hour);
  });
});
