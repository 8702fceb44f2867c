import { randomUUID } from 'node:crypto';
import { EVENT_STORE, type EventStore } from '../src/platform/event-store/event-store';
import { TestApp, type User } from './support/app';
import { Catalogue } from './support/colleges';

describe('a stream is read only once', () => {
  let app: TestApp;
  let admin: User;
  let counselor: User;
  let student: User;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.user('admin', 'Ada');
    counselor = await app.user('counselor', 'Daniel');
    student = await app.user('student', 'Maya');
    await app.grantAccess(counselor, student);
    await new Catalogue(app).add('3434', 'Harbor College');
  });

  afterAll(() => app.dispose());

  async function readsOf(stream: string, call: () => Promise<unknown>): Promise<number[]> {
    const read = jest.spyOn(app.app.get<EventStore>(EVENT_STORE), 'readStream');
    await call();
    const names = read.mock.calls.map(([name]) => name).filter((name) => name.startsWith(stream));
    read.mockRestore();
    return [...new Set(names)].map((name) => names.filter((other) => other === name).length);
  }

  it('when a message is sent', async () => {
    const clientId = randomUUID();
    const send = () =>
      app
        .call('post', '/messages', student)
        .send({ content: 'Hello', sentTo: counselor.id, clientId })
        .expect(201);
    expect(await readsOf('message-', send)).toEqual([1]);
    expect(await readsOf('message-', send)).toEqual([1]);
  });

  it('when a college is saved or removed', async () => {
    let id = '';
    const save = async () => {
      const { body } = await app
        .call('post', '/users/bookmark', student)
        .send({ ceeb_code: '3434' })
        .expect(200);
      ({ id } = (body as { data: { id: string } }).data);
    };
    const remove = () => app.call('delete', `/users/bookmark/${id}`, student).expect(204);
    expect(await readsOf('saved-college-', save)).toEqual([1]);
    expect(await readsOf('saved-college-', remove)).toEqual([1]);
  });

  it('when a test is removed', async () => {
    const test = { type: 'SAT', dateTaken: '2026-03-14', scores: { verbal: 680, math: 710 } };
    const { body } = await app.call('post', '/users/test', student).send(test).expect(201);
    const { id } = (body as { data: { id: string } }).data;
    const remove = () => app.call('delete', `/users/test/${id}`, student).expect(204);
    expect(await readsOf('test-scores-', remove)).toEqual([1]);
  });

  it('when a task is deleted', async () => {
    const task = { name: 'Draft the essay', type: 'standard', external_id: 'STD-1' };
    const { body } = await app.call('post', '/v2/tasks/', admin).send(task).expect(201);
    const { id } = body as { id: string };
    const remove = () => app.call('delete', `/v2/tasks/${id}`, admin).expect(204);
    expect(await readsOf('task-', remove)).toEqual([1]);
  });

  it('when an account reserves its address', async () => {
    expect(await readsOf('email-', () => app.account('student', 'Julian'))).toEqual([1]);
  });
});
