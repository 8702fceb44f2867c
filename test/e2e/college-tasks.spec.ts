import type { SavedStatus } from '../../contract/saved-colleges';
import type { TaskAssignmentResource, TaskDefinitionResource } from '../../contract/tasks';
import { assignment } from '../../src/modules/tasks/assignment.decider';
import { Dispatcher } from '../../src/platform/dispatch/dispatcher';
import { TestApp, type User } from '../support/app';
import { Catalogue } from '../support/colleges';
import { eventually } from '../support/eventually';

const HARBOR = '3434';
const RIDGE = '3987';
/** Far enough ahead to be still to come for as long as this test is run. */
const EARLY = '2096-11-01';
const REGULAR = '2097-01-05';

let app: TestApp;
let catalogue: Catalogue;
let admin: User;
let counselor: User;
let everywhere: string;

beforeAll(async () => {
  app = await TestApp.start();
  catalogue = new Catalogue(app);
  admin = await app.user('admin', 'Ada');
  counselor = await app.user('counselor', 'Daniel');
  await catalogue.add(HARBOR, 'Harbor College', { deadlines: { eaDeadline: EARLY, regDeadline: REGULAR } });
  await catalogue.add(RIDGE, 'Ridge University', { facts: { unitId: '166027' } });
  everywhere = await create('Why this college', { apply_to_all: true });
  await create('Ridge portfolio', { ceeb_codes: ['U166027'] });
});

afterAll(() => app.dispose());

let students = 0;

async function newStudent(): Promise<User> {
  const student = await app.user('student', `Maya-${++students}`);
  await app.grantAccess(counselor, student);
  return student;
}

async function create(name: string, audience: object): Promise<string> {
  const { body } = await app
    .call('post', '/v2/tasks/', admin)
    .send({ name, type: 'college', due_date: '2096-10-01' })
    .expect(201);
  const { id } = body as { id: string };
  await app.call('post', `/v2/tasks/standard/${id}/colleges`, admin).send(audience).expect(200);
  return id;
}

async function save(student: User, ceeb_code: string, status: SavedStatus): Promise<string> {
  const { body } = await app
    .call('post', '/users/bookmark', student)
    .send({ ceeb_code, state: 'MA', status })
    .expect(200);
  return (body as { data: { id: string } }).data.id;
}

async function tasksOf(student: User): Promise<TaskAssignmentResource[]> {
  const { body } = await app.call('get', '/v2/tasks/all?type=college', student).expect(200);
  return (body as { data: TaskAssignmentResource[] }).data;
}

/** Task, college and due date of each, once they are as expected. */
const becomes = async (student: User, ...expected: [name: string, college: string, due: string][]) => {
  const told = (tasks: TaskAssignmentResource[]) =>
    tasks
      .map(({ attributes: { name, dueDate }, relationships }) =>
        [name, relationships.college.data?.attributes.name, dueDate].join(' | '),
      )
      .sort();
  const wanted = expected.map((task) => task.join(' | ')).sort();
  return eventually(
    () => tasksOf(student),
    (tasks) => JSON.stringify(told(tasks)) === JSON.stringify(wanted),
  );
};

const sync = async (user: User): Promise<number> =>
  ((await app.call('post', '/v2/tasks/sync-college-tasks', user).expect(200)).body as { count: number })
    .count;

const setDueDate = (student: User, ceeb: string, due_date: string | null) =>
  app
    .call('patch', `/v2/tasks/${everywhere}/student/${student.id}?ceeb=${ceeb}`, counselor)
    .send({ due_date })
    .expect(204);

const complete = (student: User, id: string) =>
  app
    .call('patch', `/v2/tasks/student/${id}`, student)
    .send({ completed_date: '2026-11-01T15:00:00.000Z' })
    .expect(204);

describe('the tasks for a college', () => {
  it("come with 'applying', with the next deadline or the task’s own date, one for each college", async () => {
    const student = await newStudent();
    await save(student, HARBOR, 'interested');
    await save(student, RIDGE, 'applying');
    await becomes(
      student,
      ['Why this college', 'Ridge University', '2096-10-01'],
      ['Ridge portfolio', 'Ridge University', '2096-10-01'],
    );
    await save(student, HARBOR, 'applying');
    await becomes(
      student,
      ['Why this college', 'Ridge University', '2096-10-01'],
      ['Ridge portfolio', 'Ridge University', '2096-10-01'],
      ['Why this college', 'Harbor College', EARLY],
    );
  });

  it('stay if the student has applied, and come to nobody who had not been applying', async () => {
    const student = await newStudent();
    await save(student, RIDGE, 'applied');
    await save(student, HARBOR, 'applying');
    await becomes(student, ['Why this college', 'Harbor College', EARLY]);
    await save(student, HARBOR, 'applied');
    expect(await sync(student)).toBe(0);
    await becomes(student, ['Why this college', 'Harbor College', EARLY]);
  });

  it('leave when the college is only of interest or removed, but for the completed ones, and come back', async () => {
    const student = await newStudent();
    await save(student, RIDGE, 'applying');
    const [done] = await becomes(
      student,
      ['Why this college', 'Ridge University', '2096-10-01'],
      ['Ridge portfolio', 'Ridge University', '2096-10-01'],
    );
    await complete(student, done!.id);
    const record = await save(student, RIDGE, 'interested');
    const kept = [done!.attributes.name, 'Ridge University', '2096-10-01'] as [string, string, string];
    await becomes(student, kept);
    await save(student, RIDGE, 'applying');
    await becomes(
      student,
      ['Why this college', 'Ridge University', '2096-10-01'],
      ['Ridge portfolio', 'Ridge University', '2096-10-01'],
    );
    await app.call('delete', `/users/bookmark/${record}`, student).expect(204);
    await becomes(student, kept);
  });

  it('follow the deadlines, but for a date set by hand and what is completed', async () => {
    const [student, byHand, finished] = [await newStudent(), await newStudent(), await newStudent()];
    await catalogue.add('5001', 'Moving College', { deadlines: { ed1Deadline: EARLY } });
    for (const each of [student, byHand, finished]) {
      await save(each, '5001', 'applying');
      await becomes(each, ['Why this college', 'Moving College', EARLY]);
    }
    await setDueDate(byHand, '5001', '2096-10-20');
    await complete(finished, (await tasksOf(finished))[0]!.id);
    await catalogue.setDeadlines('5001', { ed1Deadline: '2096-11-15' });
    await becomes(student, ['Why this college', 'Moving College', '2096-11-15']);
    await catalogue.setDeadlines('5001', { ed1Deadline: null, regDeadline: REGULAR });
    await becomes(student, ['Why this college', 'Moving College', REGULAR]);
    await catalogue.setDeadlines('5001', { regDeadline: null });
    await becomes(student, ['Why this college', 'Moving College', '2096-10-01']);
    expect(await sync(admin)).toBe(0);
    await becomes(byHand, ['Why this college', 'Moving College', '2096-10-20']);
    await becomes(finished, ['Why this college', 'Moving College', EARLY]);
  });

  it('take the last deadline if all have passed', async () => {
    const student = await newStudent();
    await catalogue.add('5002', 'Past College', {
      deadlines: { eaDeadline: '2021-11-01', regDeadline: '2022-01-05' },
    });
    await save(student, '5002', 'applying');
    await becomes(student, ['Why this college', 'Past College', '2022-01-05']);
  });

  it('have a date and an end of their own for each college', async () => {
    const student = await newStudent();
    await save(student, HARBOR, 'applying');
    await catalogue.add('5003', 'Second College');
    await save(student, '5003', 'applying');
    await becomes(
      student,
      ['Why this college', 'Harbor College', EARLY],
      ['Why this college', 'Second College', '2096-10-01'],
    );
    await setDueDate(student, '5003', '2096-10-21');
    await becomes(
      student,
      ['Why this college', 'Harbor College', EARLY],
      ['Why this college', 'Second College', '2096-10-21'],
    );
    await app
      .call('delete', `/v2/tasks/${everywhere}/student/${student.id}?ceeb=5003`, counselor)
      .expect(204);
    await sync(student);
    await becomes(student, ['Why this college', 'Harbor College', EARLY]);
  });

  describe('that stand for several colleges', () => {
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

    it.each(['patch', 'delete'] as const)('change by no %s that names no college', async (method) => {
      const { body } = await app.call(method, path(), counselor).send({ due_date: '2096-09-09' }).expect(422);
      expect(body).toMatchObject({ message: 'Name the college', fields: { ceeb: 'Name the college' } });
      await becomes(student, ...both);
    });

    it.each(['patch', 'delete'] as const)('change by no %s that names another college', async (method) => {
      await app.call(method, path('9999'), counselor).send({ due_date: '2096-09-09' }).expect(404);
      await app.call(method, path(''), counselor).send({ due_date: '2096-09-09' }).expect(404);
      await app.call(method, path('x'), counselor).send({ due_date: '2096-09-09' }).expect(422);
      await becomes(student, ...both);
    });

    it('are completed and set back one at a time', async () => {
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

    it('are named by the IPEDS number too', async () => {
      await app.call('delete', path('U166050'), counselor).expect(204);
      await becomes(student, both[0]!);
    });

    it('need no name once one of them is left', async () => {
      await app.call('delete', path('5020'), counselor).expect(204);
      await app.call('patch', path(), counselor).send({ due_date: '2096-09-09' }).expect(204);
      await becomes(student, ['Why this college', 'Harbor College', '2096-09-09']);
    });
  });

  it('are distinguished from the student’s own one by an empty code', async () => {
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
      const { body: found } = await app.call('get', '/v2/tasks/all?type=standard', student).expect(200);
      return (found as { data: TaskAssignmentResource[] }).data
        .filter(({ attributes }) => attributes.name === 'Twice')
        .map(({ relationships }) => relationships.college.data?.id ?? null);
    };
    await eventually(colleges, (found) => found.length === 2);
    await app.call('delete', `/v2/tasks/${id}/student/${student.id}`, counselor).expect(422);
    await app.call('delete', `/v2/tasks/${id}/student/${student.id}?ceeb=`, counselor).expect(204);
    expect(await colleges()).toEqual(['5021']);
  });

  it('leave with a college that is deleted', async () => {
    const student = await newStudent();
    await catalogue.add('5004', 'Closing College');
    await save(student, '5004', 'applying');
    await becomes(student, ['Why this college', 'Closing College', '2096-10-01']);
    await catalogue.delete('5004');
    await becomes(student);
  });

  it('are listed to staff with the names of their colleges', async () => {
    const id = await create('Two portfolios', { ceeb_codes: [HARBOR, RIDGE] });
    const { body } = await app.call('get', '/v2/tasks/all', admin).expect(200);
    const listed = (body as { data: TaskDefinitionResource[] }).data.find((task) => task.id === id)!;
    const named = listed.relationships.college_tasks.data.map(({ college, college_name }) => [
      college,
      college_name,
    ]);
    expect(named).toEqual([
      [HARBOR, 'Harbor College'],
      [RIDGE, 'Ridge University'],
    ]);
    await app.call('delete', `/v2/tasks/${id}`, admin).expect(204);
  });

  it('come when a task is offered later, and go with the task', async () => {
    const student = await newStudent();
    await save(student, HARBOR, 'applying');
    await becomes(student, ['Why this college', 'Harbor College', EARLY]);
    const later = await create('Harbor interview', { ceeb_codes: [HARBOR] });
    await becomes(
      student,
      ['Why this college', 'Harbor College', EARLY],
      ['Harbor interview', 'Harbor College', EARLY],
    );
    await app.call('delete', `/v2/tasks/${later}`, admin).expect(204);
    expect(await sync(student)).toBe(0);
    await becomes(student, ['Why this college', 'Harbor College', EARLY]);
  });

  it('come beside the student’s own one if a task goes to students and colleges', async () => {
    const student = await newStudent();
    await catalogue.add('5005', 'Common College');
    const { body } = await app
      .call('post', '/v2/tasks/', admin)
      .send({ name: 'Both', type: 'standard' })
      .expect(201);
    const { id } = body as { id: string };
    const offer = (path: string, to: object) =>
      app.call('post', `/v2/tasks/${path}`, admin).send(to).expect(200);
    await offer(`standard/${id}/colleges`, { ceeb_codes: ['5005'] });
    await save(student, '5005', 'applying');
    const standard = async () => {
      const { body } = await app.call('get', '/v2/tasks/all?type=standard', student).expect(200);
      return (body as { data: TaskAssignmentResource[] }).data.map(
        ({ relationships }) => relationships.college.data?.id ?? null,
      );
    };
    await eventually(standard, (colleges) => colleges.includes('5005'));
    await offer(`custom/${id}/students`, { apply_to_all: true });
    await app.call('post', '/v2/tasks/sync', student).expect(200);
    expect((await standard()).sort()).toEqual(['5005', null].sort());
  });

  it.each(['student', 'admin'] as const)('are repaired by the sync of the %s', async (who) => {
    const student = await newStudent();
    await save(student, RIDGE, 'applying');
    const tasks = await becomes(
      student,
      ['Why this college', 'Ridge University', '2096-10-01'],
      ['Ridge portfolio', 'Ridge University', '2096-10-01'],
    );
    for (const { id } of tasks) {
      await app.app.get(Dispatcher).dispatch(assignment, id, 'LeaveCollege', {});
    }
    await app.settled();
    expect(await tasksOf(student)).toEqual([]);
    const user = who === 'admin' ? admin : student;
    expect(await sync(user)).toBe(2);
    expect(await tasksOf(student)).toHaveLength(2);
    expect(await sync(user)).toBe(0);
  });

  it('end as the list does, however fast it changes', async () => {
    const student = await newStudent();
    for (const status of ['applying', 'interested', 'applying', 'applied', 'interested'] as const) {
      await save(student, RIDGE, status);
      await save(student, HARBOR, status === 'interested' ? 'applying' : 'interested');
    }
    await becomes(student, ['Why this college', 'Harbor College', EARLY]);
  });

  it('say in the audit who moved their date', async () => {
    const { body } = await app
      .call('get', '/admin/audit?type=TaskDueDateChanged&pageSize=100', admin)
      .expect(200);
    const sentences = (body as { data: { attributes: { sentence: string } }[] }).data.map(
      ({ attributes }) => attributes.sentence,
    );
    expect(sentences).toContain(
      `Changed the due date of 'Why this college' for college 5001 to its deadline`,
    );
    expect(sentences).toContain(`Changed the due date of 'Why this college' for college 5003`);
  });
});
