import { randomUUID } from 'node:crypto';
import { surveyResults } from '../../projections/survey/survey-results';
import { collectionOf } from '../../src/kernel/projection';
import { DOCUMENT_STORE, type DocumentStore } from '../../src/platform/document-store/document-store';
import { History } from '../../src/platform/history/history';
import { TestApp, type User } from '../support/app';
import { complete, SECTIONS, type Sections } from '../support/exported';
import { seedSchool, type SeededSchool } from '../support/fuzz/seeded-school';

const OVER_TWO_PAGES = 1_001;

let app: TestApp;
let seeded: SeededSchool;

beforeAll(async () => {
  app = await TestApp.start(undefined, { PEOPLE_PER_IP: '1000000' });
  seeded = await seedSchool(app);
  await complete(seeded);
});

afterAll(() => app.dispose());

async function exportOf(user: User): Promise<Sections> {
  const { body } = await app.call('get', '/users/export', user).expect(200);
  return (body as { data: Sections }).data;
}

it('the export has everything of the student, and only names of others', async () => {
  const { student, counselor, admin } = seeded.users;
  const sections = await exportOf(student);
  expect(Object.keys(sections).sort()).toEqual([...SECTIONS].sort());
  // Only invited students have this section, which test/e2e/invitations.spec.ts covers.
  const { invitation, ...others } = sections;
  expect(invitation).toEqual([]);
  const empty = Object.entries(others).filter(([, { length }]) => length === 0);
  expect(empty.map(([name]) => name)).toEqual([]);

  expect(sections.profile).toMatchObject([{ id: student.id, email: student.email }]);
  expect(sections.about).toMatchObject([{ notes: 'I row.' }]);
  expect(sections.tasks).toMatchObject([{ task: { name: 'Write the essay' }, completedDate: null }]);
  expect(sections.messagesReceived).toMatchObject([{ sender: 'the-counselor Example', content: 'Hello' }]);
  expect(sections.messagesSent!.map(({ recipient, content }) => [recipient, content])).toEqual([
    ['the-counselor Example', 'Thank you'],
    ['Support', 'Where is my list?'],
  ]);
  expect(sections.memberships).toMatchObject([{ entity: 'Harbor High' }]);
  const text = JSON.stringify(sections);
  for (const other of [counselor, admin]) {
    expect(text).not.toContain(other.id);
    expect(text).not.toContain(other.email);
  }
});

it('the export is a downloadable file', async () => {
  const { headers } = await app.call('get', '/users/export', seeded.users.student).expect(200);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="export.json"',
  });
});

it('the export has nothing of anybody else', async () => {
  const other = await app.user('student', 'Other');
  const sections = await exportOf(other);
  expect(sections.profile).toMatchObject([{ id: other.id }]);
  const filled = Object.keys(sections).filter((name) => sections[name]!.length > 0);
  expect(filled).toEqual(['profile']);
});

it('the export has every message once and in order', async () => {
  const { counselor } = seeded.users;
  const writer = await app.user('student', 'Writer');
  const metadata = { actor: { id: writer.id, role: 'student' as const }, correlationId: randomUUID() };
  const contents = Array.from({ length: OVER_TWO_PAGES }, (_, index) => `"${index}"`);
  for (const content of contents) {
    const messageId = randomUUID();
    const data = {
      ...{ messageId, content, senderId: writer.id, recipientId: counselor.id },
      ...{ conversationId: [writer.id, counselor.id].sort().join('.'), sentAt: '2026-09-01T12:00:00.000Z' },
    };
    await app.app
      .get(History)
      .append(`message-${messageId}`, 'any', [{ id: randomUUID(), type: 'MessageSent', data }], metadata);
  }
  await app.settled();
  const { messagesSent } = await exportOf(writer);
  expect(messagesSent!.map(({ content }) => content)).toEqual(contents);
});

it('the export is limited to ten times an hour', async () => {
  const eager = await app.user('student', 'Eager');
  for (let times = 0; times < 10; times += 1) await app.call('get', '/users/export', eager).expect(200);
  await app.call('get', '/users/export', eager).expect(429);
});

it('the export is for students only, and not after they have left', async () => {
  const { student: _student, ...staff } = seeded.users;
  for (const user of Object.values(staff)) await app.call('get', '/users/export', user).expect(403);
  await app.call('get', '/users/export').expect(401);
  const leaving = await app.user('student', 'Leaving');
  await app.call('delete', `/admin/user/${leaving.id}`, seeded.users.admin).expect(204);
  await app.call('get', '/users/export', leaving).expect(401);
});

it('the export breaks off visibly when a view cannot be read', async () => {
  const unlucky = await app.user('student', 'Unlucky');
  await app.app.get<DocumentStore>(DOCUMENT_STORE).drop(collectionOf(surveyResults));
  const asked = fetch(`${app.url}/api/users/export`, { headers: { token: unlucky.token } });
  await expect(asked.then((response) => response.text())).rejects.toThrow();
  await app.call('get', '/users/profile', unlucky).expect(200);
});
