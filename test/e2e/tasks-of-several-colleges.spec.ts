import type { TaskAssignmentResource } from '../../contract/tasks';
import type { User } from '../support/app';
import {
  admin,
  app,
  becomes,
  catalogue,
  complete,
  counselor,
  EARLY,
  everywhere,
  HARBOR,
  newStudent,
  save,
  start,
  tasksOf,
} from '../support/college-tasks';
import { eventually } from '../support/eventually';

beforeAll(() => start());
afterAll(() => app.dispose());

describe('a task for one college', () => {
  it('is removed by a call without a college, which may be repeated', async () => {
    const student = await newStudent();
    await save(student, HARBOR, 'applying');
    await becomes(student, ['Why this college', 'Harbor College', EARLY]);
    const path = `/v2/tasks/${everywhere}/student/${student.id}`;
    await app.call('delete', path, counselor).expect(204);
    await becomes(student);
    await app.call('delete', path, counselor).expect(204);
  });
});

describe('tasks for several colleges', () => {
  let student: User;
  const path = (ceeb?: string) =>
    `/v2/tasks/${everywhere}/student/${student.id}${ceeb === undefined ? '' : `?ceeb=${ceeb}`}`;
  const both: [string, string, string][] = [
    ['Why this college', 'Harbor College', EARLY],
    ['Why this college', 'Shore College', '2096-10-01'],
  ];

  beforeAll(() => catalogue.add('5020', 'Shore College', { facts: { unitId: '166050' } }));

  beforeEach(async () => {
    student = await newStudent();
    await save(student, HARBOR, 'applying');
    await save(student, '5020', 'applying');
    await becomes(student, ...both);
  });

  it.each(['patch', 'delete'] as const)('are not changed by a %s that names no college', async (method) => {
    const { body } = await app.call(method, path(), counselor).send({ due_date: '2096-09-09' }).expect(422);
    expect(body).toMatchObject({ message: 'Name the college', fields: { ceeb: 'Name the college' } });
    await becomes(student, ...both);
  });

  it.each(['patch', 'delete'] as const)(
    'are not changed by a %s that names another college',
    async (method) => {
      await app.call(method, path('9999'), counselor).send({ due_date: '2096-09-09' }).expect(404);
      await app.call(method, path(''), counselor).send({ due_date: '2096-09-09' }).expect(404);
      await app.call(method, path('x'), counselor).send({ due_date: '2096-09-09' }).expect(422);
      await becomes(student, ...both);
    },
  );

  it('are completed and reset one at a time', async () => {
    const [harbor, shore] = (await tasksOf(student)).toSorted((a, b) =>
      a.relationships.college.data!.id.localeCompare(b.relationships.college.data!.id),
    );
    const done = async () =>
      (await tasksOf(student))
        .filter(({ attributes }) => attributes.completedDate !== null)
        .map(({ id }) => id);
    await complete(student, harbor!.id);
    expect(await done()).toEqual([harbor!.id]);
    await app.call('patch', path('5020'), counselor).send({ due_date: '2096-09-09' }).expect(204);
    await app.call('patch', path(HARBOR), counselor).send({ due_date: '2096-09-09' }).expect(409);
    await complete(student, shore!.id);
    await app
      .call('patch', `/v2/tasks/student/${harbor!.id}`, student)
      .send({ completed_date: null })
      .expect(204);
    expect(await done()).toEqual([shore!.id]);
  });

  it('can be named by the IPEDS number', async () => {
    await app.call('delete', path('U166050'), counselor).expect(204);
    await becomes(student, both[0]!);
  });

  it('need no college name once only one is left', async () => {
    await app.call('delete', path('5020'), counselor).expect(204);
    await app.call('patch', path(), counselor).send({ due_date: '2096-09-09' }).expect(204);
    await becomes(student, ['Why this college', 'Harbor College', '2096-09-09']);
  });
});

it('an empty code addresses the student’s own task, not a college’s', async () => {
  const student = await newStudent();
  await catalogue.add('5021', 'Double College');
  const { body } = await app
    .call('post', '/v2/tasks/', admin)
    .send({ name: 'Twice', type: 'standard' })
    .expect(201);
  const { id } = body as { id: string };
  await app
    .call('post', `/v2/tasks/standard/${id}/colleges`, admin)
    .send({ ceeb_codes: ['5021'] })
    .expect(200);
  await app
    .call('post', `/v2/tasks/custom/${id}/students`, admin)
    .send({ user_ids: [student.id] })
    .expect(200);
  await save(student, '5021', 'applying');
  const colleges = async () => {
    const { body: found } = await app.call('get', '/v2/tasks/all', student).expect(200);
    return (found as { data: TaskAssignmentResource[] }).data
      .filter(({ attributes }) => attributes.name === 'Twice')
      .map(({ relationships }) => relationships.college.data?.id ?? null);
  };
  await eventually(colleges, (found) => found.length === 2);
  await app.call('delete', `/v2/tasks/${id}/student/${student.id}`, counselor).expect(422);
  await app.call('delete', `/v2/tasks/${id}/student/${student.id}?ceeb=`, counselor).expect(204);
  expect(await colleges()).toEqual(['5021']);
});
