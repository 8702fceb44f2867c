import type { TaskAssignmentResource, TaskDefinitionResource } from '../../contract/tasks';
import { assignment } from '../../src/modules/tasks/assignment.decider';
import { Dispatcher } from '../../src/platform/dispatch/dispatcher';
import {
  admin,
  app,
  becomes,
  catalogue,
  complete,
  counselor,
  create,
  EARLY,
  everywhere,
  HARBOR,
  newStudent,
  REGULAR,
  RIDGE,
  save,
  setDueDate,
  start,
  sync,
  tasksOf,
} from '../support/college-tasks';
import { eventually } from '../support/eventually';

beforeAll(() => start());
afterAll(() => app.dispose());

describe('the tasks for a college', () => {
  it("appear with 'applying', one for each college, with their next date", async () => {
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

  it("stay once the student has applied, and never appear without 'applying'", async () => {
    const student = await newStudent();
    await save(student, RIDGE, 'applied');
    await save(student, HARBOR, 'applying');
    await becomes(student, ['Why this college', 'Harbor College', EARLY]);
    await save(student, HARBOR, 'applied');
    expect(await sync(student)).toBe(0);
    await becomes(student, ['Why this college', 'Harbor College', EARLY]);
  });

  it("leave with the 'applying' status unless completed, and come back", async () => {
    const student = await newStudent();
    await save(student, RIDGE, 'applying');
    const [done] = await becomes(
      student,
      ['Why this college', 'Ridge University', '2096-10-01'],
      ['Ridge portfolio', 'Ridge University', '2096-10-01'],
    );
    await complete(student, done!.id);
    const record = await save(student, RIDGE, 'interested');
    const completed = [done!.attributes.name, 'Ridge University', '2096-10-01'] as [string, string, string];
    await becomes(student, completed);
    await save(student, RIDGE, 'applying');
    await becomes(
      student,
      ['Why this college', 'Ridge University', '2096-10-01'],
      ['Ridge portfolio', 'Ridge University', '2096-10-01'],
    );
    await app.call('delete', `/users/bookmark/${record}`, student).expect(204);
    await becomes(student, completed);
  });

  it('follow the deadlines, except completed tasks and dates set by hand', async () => {
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

  it('follow the deadlines again once a date set by hand is undone', async () => {
    const student = await newStudent();
    await catalogue.add('5006', 'Undone College', { deadlines: { ed1Deadline: EARLY } });
    await save(student, '5006', 'applying');
    await becomes(student, ['Why this college', 'Undone College', EARLY]);
    const { headers } = await setDueDate(student, '5006', '2096-10-20');
    await app.call('post', '/undo', counselor).send({ request: headers['x-request-id'] }).expect(204);
    await catalogue.setDeadlines('5006', { ed1Deadline: '2096-11-15' });
    await becomes(student, ['Why this college', 'Undone College', '2096-11-15']);
  });

  it('have the last deadline if all have passed', async () => {
    const student = await newStudent();
    await catalogue.add('5002', 'Past College', {
      deadlines: { eaDeadline: '2021-11-01', regDeadline: '2022-01-05' },
    });
    await save(student, '5002', 'applying');
    await becomes(student, ['Why this college', 'Past College', '2022-01-05']);
  });

  it('have their own date and completion for each college', async () => {
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

  it('appear when a task is offered later, and leave with the task', async () => {
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

  it('exist in addition to the student’s own one if a task goes to both', async () => {
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
    const collegesOf = async (query: string) => {
      const { body } = await app.call('get', `/v2/tasks/all${query}`, student).expect(200);
      return (body as { data: TaskAssignmentResource[] }).data
        .filter(({ attributes }) => attributes.taskId === id)
        .map(({ relationships }) => relationships.college.data?.id ?? null);
    };
    await eventually(
      () => collegesOf(''),
      (colleges) => colleges.includes('5005'),
    );
    await offer(`custom/${id}/students`, { apply_to_all: true });
    await app.call('post', '/v2/tasks/sync', student).expect(200);
    expect((await collegesOf('')).sort()).toEqual(['5005', null].sort());
    expect(await collegesOf('?type=college')).toEqual(['5005']);
    expect(await collegesOf('?type=standard')).toEqual([null]);
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

  it('match the college list, however fast it changes', async () => {
    const student = await newStudent();
    for (const status of ['applying', 'interested', 'applying', 'applied', 'interested'] as const) {
      await save(student, RIDGE, status);
      await save(student, HARBOR, status === 'interested' ? 'applying' : 'interested');
    }
    await becomes(student, ['Why this college', 'Harbor College', EARLY]);
  });

  it('show in the audit who moved their date', async () => {
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
