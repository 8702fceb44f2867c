import type { TaskAssignmentResource } from '../../contract/tasks';
import type { TestApp, User } from '../support/app';
import { startWithFixtures } from '../support/fixtures';
import { LiveClient } from '../support/live';
import { named, task, tasksOver } from '../support/task-calls';

let app: TestApp;
let counselor: User;
let student: User;
let stranger: User;

const { create, assign, tasksOf } = tasksOver(() => app);

beforeAll(async () => {
  ({ app, counselor, student, stranger } = await startWithFixtures());
});

afterAll(() => app.dispose());

describe('a task of a student', () => {
  const complete = (user: User, id: string, completed_date: string | null) =>
    app.call('patch', `/v2/tasks/student/${id}`, user).send({ completed_date });

  async function assignmentNamed(name: string): Promise<TaskAssignmentResource> {
    const id = await create(counselor, { ...task, name, type: 'custom' });
    await assign(counselor, id, { user_ids: [student.id] }).expect(200);
    return named(name)(await tasksOf(student))!;
  }

  it('is completed and reopened by the student and by staff with access', async () => {
    const { id } = await assignmentNamed('Toggle');
    await complete(student, id, '2026-11-01T15:00:00.000Z').expect(204);
    expect(named('Toggle')(await tasksOf(student))!.attributes.completedDate).toBe(
      '2026-11-01T15:00:00.000Z',
    );
    await complete(counselor, id, null).expect(204);
    expect(named('Toggle')(await tasksOf(student))!.attributes.completedDate).toBeNull();
    await complete(stranger, id, '2026-11-01T15:00:00.000Z').expect(403);
    await complete(student, id, 'yesterday').expect(422);
    await complete(student, '00000000-0000-4000-8000-000000000000', null).expect(404);
  });

  it.each([
    ['2027-02-31', 'Completion must be a date, or a time such as 2026-11-01T15:00:00Z'],
    ['2026-02-31T10:00:00.000Z', 'Completion must be a date, or a time such as 2026-11-01T15:00:00Z'],
    ['2026-10-31T10:00:00', 'Completion must be a date, or a time such as 2026-11-01T15:00:00Z'],
    ['0001-01-01', 'Completion must be a date, or a time such as 2026-11-01T15:00:00Z'],
    ['9999-12-31T00:00:00.000Z', 'Completion must be a date, or a time such as 2026-11-01T15:00:00Z'],
    ['2099-01-01', 'Completion can’t be in the future'],
    ['2099-01-01T10:00:00.000Z', 'Completion can’t be in the future'],
    ['1999-12-31', 'Completion can’t be more than ten years ago'],
    [[], 'Completion must be a date, or a time such as 2026-11-01T15:00:00Z'],
    ['', 'Completion must be a date, or a time such as 2026-11-01T15:00:00Z'],
    [undefined, 'Completion must be a date, or a time such as 2026-11-01T15:00:00Z'],
  ])('is not completed as of %j', async (completed_date, message) => {
    const { id } = await assignmentNamed('When');
    const { body } = await app
      .call('patch', `/v2/tasks/student/${id}`, student)
      .send({ completed_date })
      .expect(422);
    expect(body.fields).toEqual({ completed_date: message });
    expect(named('When')(await tasksOf(student))!.attributes.completedDate).toBeNull();
  });

  it('is completed now at the latest; a date means midnight in New York', async () => {
    const early = await assignmentNamed('Ahead');
    const ahead = new Date(Date.now() + 20 * 60_000).toISOString();
    await complete(student, early.id, ahead).expect(204);
    const { completedDate } = named('Ahead')(await tasksOf(student))!.attributes;
    expect(Date.parse(completedDate!)).toBeLessThanOrEqual(Date.now());
    const dayOf = await assignmentNamed('Day');
    await complete(student, dayOf.id, '2026-07-04').expect(204);
    expect(named('Day')(await tasksOf(student))!.attributes.completedDate).toBe('2026-07-04T04:00:00.000Z');
  });

  it('has a fixed due date once it is completed', async () => {
    const { id, attributes } = await assignmentNamed('Dated');
    const change = (due_date: string | null) =>
      app
        .call('patch', `/v2/tasks/${attributes.taskId}/student/${student.id}`, counselor)
        .set('studentid', student.id)
        .send({ due_date });
    await change('2027-03-01').expect(204);
    expect(named('Dated')(await tasksOf(student))!.attributes.dueDate).toBe('2027-03-01');
    await complete(student, id, '2026-11-01T15:00:00.000Z').expect(204);
    expect((await change('2027-04-01').expect(409)).body.message).toBe(
      'A completed task’s due date can’t be changed.',
    );
  });

  it('has the due date of its definition unless it has its own', async () => {
    const { attributes } = await assignmentNamed('Following');
    await app
      .call('patch', `/v2/tasks/${attributes.taskId}`, counselor)
      .send({ due_date: '2027-05-05' })
      .expect(204);
    expect(named('Following')(await tasksOf(student))!.attributes.dueDate).toBe('2027-05-05');
  });

  it('disappears with its definition', async () => {
    const { id, attributes } = await assignmentNamed('Doomed');
    await app.call('delete', `/v2/tasks/${attributes.taskId}`, counselor).expect(204);
    expect(named('Doomed')(await tasksOf(student))).toBeUndefined();
    await complete(student, id, null).expect(404);
  });

  it('is pushed only to the student and the counselor', async () => {
    const [hers, his, others] = await Promise.all(
      [student, counselor, stranger].map(({ token }) => LiveClient.connect(app.url, token)),
    );
    try {
      const { id, attributes } = await assignmentNamed('Live');
      await hers!.next((event) => event.name === 'assignment.added' && event.id === id);
      await complete(student, id, '2026-11-02T15:00:00.000Z').expect(204);
      const pushed = await his!.next((event) => event.name === 'assignment.changed' && event.id === id);
      expect(pushed).toMatchObject({
        version: 1,
        data: { studentId: student.id, completedDate: '2026-11-02T15:00:00.000Z' },
      });
      await app
        .call('patch', `/v2/tasks/${attributes.taskId}`, counselor)
        .send({ name: 'Live again' })
        .expect(204);
      await hers!.next((event) => event.name === 'task.changed' && event.id === attributes.taskId);
      await app.call('delete', `/v2/tasks/${attributes.taskId}/student/${student.id}`, counselor).expect(204);
      await hers!.next((event) => event.name === 'assignment.removed' && event.id === id);
      // A notification about the stranger's earlier task may arrive late.
      expect(others!.events.filter(({ type }) => type !== 'Notification')).toEqual([]);
    } finally {
      for (const client of [hers, his, others]) client!.close();
    }
  });

  it('is not pushed without a valid token', async () => {
    await expect(LiveClient.connect(app.url, 'made up')).rejects.toThrow('unauthorized');
  });
});
