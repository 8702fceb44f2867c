import type { AuditResource } from '../../contract/admin';
import type { Page } from '../../contract/http';
import { eventually } from '../support/eventually';
import { TestApp, type User } from '../support/app';

let app: TestApp;
let admin: User;
let student: User;
let taskId: string;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  student = await app.user('student', 'Maya');
  const task = { name: 'Draft the essay', type: 'standard', due_date: '2027-01-15' };
  const { body } = await app.call('post', '/v2/tasks/', admin).send(task).expect(201);
  taskId = (body as { id: string }).id;
  await app
    .call('post', `/v2/tasks/custom/${taskId}/students`, admin)
    .send({ user_ids: [student.id] })
    .expect(200);
  await app
    .call('patch', `/v2/tasks/${taskId}`, admin)
    .send({ due_date: '2027-02-01', name: '=SUM(A1)' })
    .expect(204);
});

afterAll(() => app.dispose());

async function search(query: string): Promise<Page<AuditResource> & { types: string[] }> {
  return (await app.call('get', `/admin/audit${query}`, admin).expect(200)).body as Page<AuditResource> & {
    types: string[];
  };
}

describe('the audit', () => {
  it('shows who did what to whom, with before and after, newest first', async () => {
    const { data, types } = await search(`?task=${taskId}`);
    expect(data.map(({ attributes }) => attributes.sentence)).toEqual([
      "Edited the task '=SUM(A1)'",
      "Assigned the task 'Draft the essay', without a due date of its own",
      "Created the standard task 'Draft the essay'",
    ]);
    const [edited, assigned] = data;
    expect(edited!.attributes).toMatchObject({
      type: 'TaskEdited',
      before: { dueDate: '2027-01-15', name: 'Draft the essay' },
      after: { dueDate: '2027-02-01', name: '=SUM(A1)' },
      stream: `task-${taskId}`,
      revision: 1,
      actorRole: 'admin',
    });
    expect(edited!.relationships).toEqual({
      actor: { data: { id: admin.id, attributes: { name: 'Ada Example' } } },
      subject: { data: null },
      task: { data: { id: taskId, attributes: { name: '=SUM(A1)' } } },
    });
    expect(assigned!.relationships.subject.data).toEqual({
      id: student.id,
      attributes: { name: 'Maya Example', role: 'student' },
    });
    expect(types).toContain('TaskEdited');
  });

  it('is filtered by actor, subject, type, day and words of the sentence', async () => {
    const today = new Date().toLocaleDateString('sv', { timeZone: 'America/New_York' });
    const sentences = async (query: string) =>
      (await search(query)).data.map(({ attributes }) => attributes.sentence);
    expect(await sentences(`?subject=${student.id}&type=TaskAssigned`)).toHaveLength(1);
    expect(await sentences(`?actor=${student.id}`)).toEqual([]);
    expect(await sentences(`?actor=${admin.id}&q=EDITED`)).toEqual(["Edited the task '=SUM(A1)'"]);
    expect(await sentences(`?type=TaskEdited&from=${today}&to=${today}`)).toHaveLength(1);
    expect(await sentences('?type=TaskEdited&to=2020-01-01')).toEqual([]);
    await app.call('get', '/admin/audit?from=yesterday', admin).expect(422);
  });

  it('is read, searched and exported in the language of the reader', async () => {
    const inSpanish = (path: string) =>
      app.call('get', `/admin/${path}`, admin).set('accept-language', 'es').expect(200);
    const found = async (q: string) => {
      const { body } = await inSpanish(`audit?task=${taskId}&q=${encodeURIComponent(q)}`);
      return (body as Page<AuditResource>).data.map(({ attributes }) => attributes.sentence);
    };
    expect(await found('EDITÓ')).toEqual(['Editó la tarea “=SUM(A1)”']);
    expect(await found('sin fecha límite')).toEqual([
      'Asignó la tarea “Draft the essay”, sin fecha límite propia',
    ]);
    expect(await found('edited')).toEqual([]);
    expect((await search(`?task=${taskId}&q=tarea`)).data).toEqual([]);
    expect((await inSpanish(`audit.csv?task=${taskId}`)).text).toContain('Creó la tarea estándar');
  });

  it('is read page by page', async () => {
    // A job notifies the student, which would otherwise be recorded between two pages.
    await eventually(
      () => search(`?subject=${student.id}&type=NotificationRaised`),
      ({ data }) => data.length > 0,
    );
    const whole = await search(`?task=${taskId}&pageSize=500`);
    const first = await search(`?task=${taskId}&pageSize=2`);
    const second = await search(`?task=${taskId}&pageSize=2&currentPage=2`);
    expect(first.pageCount).toBe(Math.ceil(whole.data.length / 2));
    expect([...first.data, ...second.data]).toEqual(whole.data);
  });

  it('counts the pages of a search', async () => {
    const whole = await search(`?task=${taskId}&q=the&pageSize=500`);
    const pages = Math.ceil(whole.data.length / 2);
    expect(pages).toBeGreaterThan(1);
    expect(whole.pageCount).toBe(1);
    for (const page of [1, pages, pages + 1])
      expect((await search(`?task=${taskId}&q=the&pageSize=2&currentPage=${page}`)).pageCount).toBe(pages);
    expect(await search('?q=nowhere+to+be+found')).toMatchObject({ data: [], pageCount: 0 });
  });

  it('is exported as CSV without cells that a spreadsheet runs as formulas', async () => {
    const { text, headers } = await app.call('get', `/admin/audit.csv?task=${taskId}`, admin).expect(200);
    expect(headers['content-type']).toContain('text/csv');
    const lines = text.trim().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('time,actor,actorId,actorRole,subject');
    expect(text).toContain('Ada Example');
    expect(text).not.toMatch(/(^|,)=SUM/m);
  });

  it('groups what was done together as one action with its entries', async () => {
    const students = [await app.user('student', 'Cleo'), await app.user('student', 'Dora')];
    const named = (
      await app
        .call('post', `/v2/tasks/custom/${taskId}/students`, admin)
        .send({ user_ids: students.map(({ id }) => id) })
        .expect(200)
    ).headers['x-request-id'] as string;
    // Each student is notified by a job.
    const lines = await eventually(
      () => search(`?correlation=${named}`),
      ({ data }) => data.length === 2 * students.length,
    );
    const actions = await search(`?grouped=true&actor=${admin.id}&pageSize=500`);
    const [action, ...others] = actions.data.filter(({ attributes }) => attributes.correlationId === named);
    expect(others).toEqual([]);
    expect(action).toEqual(lines.data.at(-1));
    expect(action!.attributes.action.entries).toBe(lines.data.length);
    expect(action!.attributes.action.types).toMatchObject({ TaskAssigned: 2 });
    const orders = actions.data.map(({ attributes }) => attributes.time);
    expect(orders).toEqual([...orders].sort().reverse());
    // A filter lists each entry separately, with the action that it is part of.
    const assigned = await search(`?grouped=true&type=TaskAssigned&task=${taskId}`);
    expect(assigned.data.length).toBe(3);
    expect(assigned.data[0]!.attributes.action.entries).toBe(lines.data.length);
  });

  it('no longer names an erased person', async () => {
    const doomed = await app.user('student', 'Doomed');
    await app.call('delete', `/admin/user/${doomed.id}`, admin).expect(204);
    const { data } = await search(`?subject=${doomed.id}`);
    expect(data.map(({ attributes }) => attributes.sentence)).toContain(
      'Deleted the account and its personal data',
    );
    expect(data.map(({ relationships }) => relationships.subject.data?.attributes.name)).toEqual(
      data.map(() => '[erased]'),
    );
    expect(JSON.stringify(data)).not.toContain('Doomed');
    const spanish = await app
      .call('get', `/admin/audit?subject=${doomed.id}`, admin)
      .set('accept-language', 'es')
      .expect(200);
    const [{ relationships }] = (spanish.body as { data: typeof data }).data as [(typeof data)[number]];
    expect(relationships.subject.data?.attributes.name).toBe('[borrado]');
  });

  it('says the date that the task had if the assignment had none of its own', async () => {
    const given = { name: 'Ask for a letter', type: 'standard', due_date: '2027-01-15' };
    const { body } = await app.call('post', '/v2/tasks/', admin).send(given).expect(201);
    const { id } = body as { id: string };
    const students = { user_ids: [student.id] };
    await app.call('post', `/v2/tasks/custom/${id}/students`, admin).send(students).expect(200);
    for (const due_date of ['2027-03-01', null])
      await app.call('patch', `/v2/tasks/${id}/student/${student.id}`, admin).send({ due_date }).expect(204);
    await app.call('patch', `/v2/tasks/${id}`, admin).send({ due_date: '2027-02-01' }).expect(204);
    await app
      .call('patch', `/v2/tasks/${id}/student/${student.id}`, admin)
      .send({ due_date: '2027-04-01' })
      .expect(204);
    const { data } = await search(`?task=${id}`);
    const dates = data.map(({ attributes: { before, after } }) => [before.dueDate, after.dueDate]);
    expect(dates).toEqual([
      ['2027-02-01', '2027-04-01'],
      ['2027-01-15', '2027-02-01'],
      ['2027-03-01', '2027-01-15'],
      ['2027-01-15', '2027-03-01'],
      [undefined, '2027-01-15'],
      [undefined, '2027-01-15'],
    ]);
  });
});
