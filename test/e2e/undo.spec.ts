import { randomUUID } from 'node:crypto';
import type { AuditResource } from '../../contract/admin';
import { TestApp, type User } from '../support/app';
import { Past } from '../support/past';
import {
  admin,
  startAgain,
  app,
  assign,
  assigned,
  call,
  counselor,
  honor,
  idOf,
  ok,
  own,
  people,
  read,
  save,
  savedColleges,
  start,
  student,
  tasksOf,
  undo,
} from '../support/undoing';
import { ACTIONS } from '../support/undone-actions';

beforeAll(() => start());
beforeEach(startAgain);
afterAll(() => app.dispose());

const historyOf = async (actor: User) => {
  const { body } = await ok(call(admin, 'get', `/admin/audit?pageSize=100&actor=${actor.id}`));
  return (body as { data: AuditResource[] }).data.map(({ id }) => id);
};

it.each(Object.keys(ACTIONS))('a user who %s can undo it once, and the history shows both', async (name) => {
  const { by, does, seen } = await ACTIONS[name]!();
  const before = await seen();
  const request = idOf(await ok(does));
  expect(await seen()).not.toEqual(before);
  const done = await historyOf(by);
  await undo(by, request).expect(204);
  expect(await seen()).toEqual(before);
  const undone = await historyOf(by);
  expect([undone[0] === done[0], undone.includes(done[0]!)]).toEqual([false, true]);
  await undo(by, request).expect(204);
  expect([await historyOf(by), await seen()]).toEqual([undone, before]);
});

const refusal = (code: string, message: string) => expect.objectContaining({ code, message });

describe('an undo', () => {
  it('is for the user who acted, and of a known request', async () => {
    const request = idOf(await ok(save()));
    for (const [by, what] of [
      [counselor, request],
      [admin, request],
      [student, randomUUID()],
    ] as const) {
      const { body } = await undo(by, what).expect(404);
      expect(body).toEqual(refusal('nothing-to-undo', 'There is nothing to undo.'));
    }
    await undo(student, 'all of it').expect(422);
  });

  it('is refused and changes nothing if something has changed', async () => {
    const { id } = await assigned();
    const complete = (completed_date: string | null, by: User) =>
      ok(call(by, 'patch', `/v2/tasks/student/${id}`, { completed_date }));
    const request = idOf(await complete('2026-09-01', student));
    await complete(null, counselor);
    await complete('2026-09-02', counselor);
    const { body } = await undo(student, request).expect(409);
    expect(body).toEqual(refusal('changed-since', 'This was changed since, so nothing was undone.'));
    expect((await tasksOf(student))[0]!.attributes.completedDate).toMatch(/^2026-09-02/);
  });

  it('undoes everything that a call did, or nothing', async () => {
    const taskId = await own();
    const other = await app.user('student', `Zoe-${people}`);
    const request = idOf(await ok(assign(admin, taskId, { user_ids: [student.id, other.id] })));
    const { id } = (await tasksOf(other))[0]!;
    await ok(call(other, 'patch', `/v2/tasks/student/${id}`, { completed_date: '2026-09-01' }));
    await undo(admin, request).expect(409);
    expect(await tasksOf(student)).toHaveLength(1);
  });

  it('undoes nothing if a part of the call was changed later', async () => {
    const numbers = { gpa: 3.5, gpaScale: 4, classSize: 90 };
    const saveRank = (classRank: number, notes: string) =>
      ok(call(student, 'post', '/users/about', { ...numbers, classRank, notes }));
    const about = () => read(student, '/users/about');
    await saveRank(3, 'I sail.');
    const request = idOf(await saveRank(2, 'I row.'));
    await saveRank(1, 'I row.');
    const before = await about();
    await undo(student, request).expect(409);
    expect(await about()).toEqual(before);
  });

  it('goes back step by step', async () => {
    const moves: string[] = [];
    for (const status of ['interested', 'applying', 'applied']) moves.push(idOf(await ok(save(status))));
    await undo(student, moves[1]!).expect(409);
    for (const move of moves.toReversed()) await undo(student, move).expect(204);
    expect(await savedColleges()).toMatchObject({ data: [] });
  });

  it('can itself be undone', async () => {
    await ok(save('interested'));
    const undone = await ok(undo(student, idOf(await ok(save('applied')))));
    await undo(student, idOf(undone)).expect(204);
    expect(await savedColleges()).toMatchObject({ data: [{ attributes: { status: 'applied' } }] });
  });

  it('is refused without the access that the user had', async () => {
    const { taskId } = await assigned();
    const path = `/v2/tasks/${taskId}/student/${student.id}`;
    const request = idOf(await ok(call(counselor, 'delete', path)));
    await ok(call(admin, 'delete', `/users/${student.id}/counselors/${counselor.id}`));
    await undo(counselor, request).expect(403);
  });

  it('is refused for an action that cannot be undone', async () => {
    const sent = call(student, 'post', '/messages', { content: 'Hello', sentTo: counselor.id });
    const { body } = await undo(student, idOf(await ok(sent))).expect(409);
    expect(body).toEqual(refusal('cannot-be-undone', 'This can’t be undone.'));
  });

  it('is refused after half an hour', async () => {
    const past = new Past(await TestApp.start());
    const earlier = await past.app.user('student', 'Maya');
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const add = () => past.app.call('post', '/users/honors', earlier).send(honor).expect(201);
    const [late, early] = [await past.at(ago(31), add), await past.at(ago(29), add)].map(idOf);
    const today = await past.lived();
    try {
      const taken = (request?: string) => today.call('post', '/undo', earlier).send({ request });
      const { body } = await taken(late).expect(409);
      const sentence = 'This was done more than 30 minutes ago and can no longer be undone.';
      expect(body).toEqual(refusal('undo-too-late', sentence));
      await taken(early).expect(204);
    } finally {
      await today.dispose();
    }
  });
});
