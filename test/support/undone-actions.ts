import type supertest from 'supertest';
import { dateInNewYork, plusDays } from '../../src/platform/new-york';
import type { User } from './app';
import { anExam } from './exams';
import { task } from './task-calls';
import {
  admin,
  app,
  assign,
  assigned,
  call,
  colleague,
  counselor,
  create,
  entityId,
  honor,
  idOf,
  madeId,
  ok,
  own,
  people,
  read,
  save,
  savedColleges,
  student,
  tasksOf,
  type Method,
} from './undoing';

interface UndoableAction {
  readonly by: User;
  readonly does: supertest.Test;
  readonly seen: () => Promise<unknown>;
}

const ofStudent = async () =>
  (await tasksOf(student)).map(
    ({ id, attributes: { version: _version, dateEntered: _entered, ...rest } }) => ({
      id,
      ...rest,
    }),
  );
const definitions =
  (by = admin) =>
  () =>
    read(by, '/v2/tasks/all');
const onExams = (method: Method, path: string, by: User, body?: object) =>
  call(by, method, path, body).set('studentid', student.id);
const entered = () => madeId(onExams('post', '/exams/student-entry', student, anExam('SAT')));
const exam = (id: string) => async () => {
  const { body, status } = await onExams('get', `/exams/${id}`, counselor);
  if (status !== 200) return null;
  const { enteredAt: _at, ...attributes } = (body as { data: { attributes: Record<string, unknown> } }).data
    .attributes;
  return [attributes, (await onExams('get', `/exams/${id}/score`, counselor)).body];
};
const addHonor = () => madeId(call(student, 'post', '/users/honors', honor));
const honors = () => read(student, '/users/honors');
const tomorrow = () => plusDays(dateInNewYork(), 1);
const hours = () => read(counselor, '/sessions/hours');
const slots = () => read(counselor, `/sessions?from=${tomorrow()}&to=${plusDays(tomorrow(), 2)}`);
const college = () => read(admin, '/colleges/3987');
const editApplication = (ceeb: string, fields: object) =>
  call(student, 'patch', `/users/${student.id}/applications/${ceeb}`, fields);
const askFor = (ceebs: readonly string[]) =>
  call(student, 'post', `/users/${student.id}/transcripts`, { ceebs, documents: ['transcript'] });
async function askedFor(): Promise<string[]> {
  await ok(save('applying'));
  await ok(askFor(['3434']));
  const { data } = (await read(counselor, '/transcripts')) as { data: { id: string }[] };
  return data.map(({ id }) => id);
}
const thread = () => madeId(call(counselor, 'post', '/threads', { title: 'Early', body: 'June.' }));
const filter = () =>
  madeId(call(counselor, 'post', '/users/students/filters', { name: 'Mine', search: 'q=' }));
const filters = () => read(counselor, '/users/students/filters');
const group = () =>
  madeId(call(counselor, 'post', '/users/students/groups', { name: 'Mine', shared: false }));
const members = (body: object) =>
  call(counselor, 'post', '/users/students/groups/members', {
    ...{ studentIds: [student.id], add: [], remove: [] },
    ...body,
  });
const groups = () => read(counselor, '/users/students/groups');
const note = () =>
  madeId(call(counselor, 'post', `/users/${student.id}/notes`, { ...aNote, visibility: 'staff' }));
const aNote = { kind: 'call', minutes: 15, date: '2026-11-20', text: 'No answer.' };
const notes = () => read(counselor, `/users/${student.id}/notes`);
const template = () =>
  madeId(call(counselor, 'post', '/messages/templates', { name: 'Mine', text: 'Hello' }));
const templates = () => read(counselor, '/messages/templates');
const threads = () => read(admin, '/threads/all');

export const ACTIONS: Readonly<Record<string, () => Promise<UndoableAction>>> = {
  'completes a task': async () => {
    const { id } = await assigned();
    const does = call(student, 'patch', `/v2/tasks/student/${id}`, { completed_date: '2026-09-01' });
    return { by: student, does, seen: ofStudent };
  },
  'sets a task back': async () => {
    const { id } = await assigned();
    await ok(call(student, 'patch', `/v2/tasks/student/${id}`, { completed_date: '2026-09-01' }));
    const does = call(student, 'patch', `/v2/tasks/student/${id}`, { completed_date: null });
    return { by: student, does, seen: ofStudent };
  },
  'changes a due date': async () => {
    const { taskId } = await assigned();
    const path = `/v2/tasks/${taskId}/student/${student.id}`;
    return {
      by: counselor,
      does: call(counselor, 'patch', path, { due_date: '2027-03-01' }),
      seen: ofStudent,
    };
  },
  'removes a completed task from a student': async () => {
    const { taskId, id } = await assigned();
    await ok(call(student, 'patch', `/v2/tasks/student/${id}`, { completed_date: '2026-09-01' }));
    const path = `/v2/tasks/${taskId}/student/${student.id}`;
    return { by: counselor, does: call(counselor, 'delete', path), seen: ofStudent };
  },
  'assigns a task to several students': async () => {
    const taskId = await own();
    const others = await Promise.all([1, 2].map((one) => app.user('student', `Zoe-${people}-${one}`)));
    const user_ids = [student, ...others].map(({ id }) => id);
    const does = assign(admin, taskId, { user_ids, due_date: '2027-02-01' });
    return { by: admin, does, seen: () => Promise.all([student, ...others].map((one) => tasksOf(one))) };
  },
  'edits a task and its external id': async () => {
    const taskId = await create(admin, { ...task, type: 'standard', external_id: `old-${people}` });
    const does = call(admin, 'patch', `/v2/tasks/${taskId}`, { external_id: `new-${people}`, name: 'Other' });
    return { by: admin, does, seen: definitions() };
  },
  'deletes a task that somebody has': async () => {
    const { taskId } = await assigned();
    const seen = async () => [await ofStudent(), await definitions(counselor)()];
    return { by: counselor, does: call(counselor, 'delete', `/v2/tasks/${taskId}`), seen };
  },
  'deletes a reminder': async () => {
    const id = await madeId(call(student, 'post', '/v2/tasks/reminders', { name: 'Call the school' }));
    return { by: student, does: call(student, 'delete', `/v2/tasks/${id}`), seen: ofStudent };
  },
  'saves a college': () => Promise.resolve({ by: student, does: save(), seen: savedColleges }),
  'moves a college': async () => {
    await ok(save('interested'));
    await ok(save('applied', '3987'));
    return { by: student, does: save('applying'), seen: savedColleges };
  },
  'removes a college': async () => {
    const id = await madeId(save('applying'));
    await ok(save('applied', '3987'));
    return { by: student, does: call(student, 'delete', `/users/bookmark/${id}`), seen: savedColleges };
  },
  'edits an application': async () => {
    await ok(save('applying'));
    const fields = { plan: 'regular', submittedOn: '2026-09-01', condition: 'Send the midyear report' };
    return { by: student, does: editApplication('3434', fields), seen: savedColleges };
  },
  'ends an application that has a decision': async () => {
    await ok(save('applied'));
    await ok(editApplication('3434', { plan: 'ed', decision: 'admitted', scholarship: '$12,000' }));
    return { by: student, does: save('interested'), seen: savedColleges };
  },
  'marks applications as submitted': async () => {
    await ok(save('applying'));
    await ok(save('applying', '3987'));
    const applications = ['3434', '3987'].map((ceeb) => ({ studentId: student.id, ceeb }));
    const does = call(counselor, 'post', '/users/students/applications/submitted', { applications });
    return { by: counselor, does, seen: savedColleges };
  },
  'withdraws the other applications': async () => {
    await ok(save('applied'));
    await ok(save('applied', '3987'));
    await ok(editApplication('3434', { plan: 'ed', decision: 'admitted' }));
    const path = `/users/${student.id}/applications/3434/withdraw-others`;
    return { by: student, does: call(student, 'post', path), seen: savedColleges };
  },
  'asks for documents of several colleges': async () => {
    await ok(save('applying'));
    await ok(save('applying', '3987'));
    return { by: student, does: askFor(['3434', '3987']), seen: savedColleges };
  },
  'withdraws a request for a document': async () => {
    const [id] = await askedFor();
    const path = `/users/${student.id}/transcripts/${id}`;
    return { by: student, does: call(student, 'delete', path), seen: savedColleges };
  },
  'marks documents as sent': async () => {
    const ids = await askedFor();
    const does = call(counselor, 'post', '/transcripts/sent', { ids, sentOn: '2026-09-01', way: 'mail' });
    return { by: counselor, does, seen: savedColleges };
  },
  'marks documents as not sent': async () => {
    const ids = await askedFor();
    await ok(call(counselor, 'post', '/transcripts/sent', { ids, sentOn: '2026-09-01', way: 'mail' }));
    return {
      by: counselor,
      does: call(counselor, 'post', '/transcripts/reopened', { ids }),
      seen: savedColleges,
    };
  },
  'adds an honor': () =>
    Promise.resolve({ by: student, does: call(student, 'post', '/users/honors', honor), seen: honors }),
  'edits an honor': async () => {
    const id = await addHonor();
    const does = call(student, 'patch', `/users/honors/${id}`, { ...honor, title: 'Winner' });
    return { by: student, does, seen: honors };
  },
  'removes an honor': async () => {
    const id = await addHonor();
    return { by: student, does: call(student, 'delete', `/users/honors/${id}`), seen: honors };
  },
  'says other numbers': async () => {
    const saveRank = (classRank: number) =>
      call(student, 'post', '/users/about', { gpa: 3.5, gpaScale: 4, classRank, classSize: 90 });
    await ok(saveRank(3));
    return { by: student, does: saveRank(2), seen: () => read(student, '/users/about') };
  },
  'says several things anew': async () => {
    const saveRank = (classRank: number, notes: string) =>
      call(student, 'post', '/users/about', { gpa: 3.5, gpaScale: 4, classRank, classSize: 90, notes });
    await ok(saveRank(3, 'I sail.'));
    return { by: student, does: saveRank(2, 'I row.'), seen: () => read(student, '/users/about') };
  },
  'edits an exam': async () => {
    const id = await entered();
    const other = { ...anExam('SAT'), dateTaken: dateInNewYork(-9) };
    const does = onExams('patch', `/exams/student-entry/${id}`, counselor, other);
    return { by: counselor, does, seen: exam(id) };
  },
  'removes an exam': async () => {
    const id = await entered();
    return {
      by: counselor,
      does: onExams('delete', `/exams/student-entry/${id}`, counselor),
      seen: exam(id),
    };
  },
  'lets an exam count': async () => {
    const id = await entered();
    const does = onExams('put', `/exams/${id}/counted`, student, { counted: true });
    return { by: student, does, seen: exam(id) };
  },
  'changes a role': () => {
    const does = call(admin, 'patch', `/users/role/${colleague.id}`, { role: 'account_admin' });
    return Promise.resolve({ by: admin, does, seen: () => read(admin, `/admin/all?q=Carla-${people}`) });
  },
  'takes somebody out of an entity': async () => {
    await ok(call(admin, 'post', `/admin/entity/${entityId}/user`, { email: student.email }));
    const does = call(admin, 'delete', `/admin/entity/${entityId}/user/${student.id}`);
    return { by: admin, does, seen: () => read(admin, `/admin/students/${student.id}`) };
  },
  'gives a student another counselor': () => {
    const path = `/users/${student.id}/counselors/${colleague.id}`;
    const does = call(admin, 'put', path, { instead: counselor.id });
    return Promise.resolve({ by: admin, does, seen: () => read(admin, `/admin/students/${student.id}`) });
  },
  'gives an entitlement': () => {
    const path = `/admin/students/${student.id}/entitlements`;
    const does = call(admin, 'put', `${path}/advising`, { owned: true, reason: 'A gift' });
    return Promise.resolve({ by: admin, does, seen: () => read(admin, path) });
  },
  'edits a college': () =>
    Promise.resolve({
      by: admin,
      does: call(admin, 'patch', '/colleges/3987', { about: 'New' }),
      seen: college,
    }),
  'deletes a college': async () => {
    await ok(call(admin, 'patch', '/colleges/3987/deadlines', { reg_deadline: '2027-02-02' }));
    return { by: admin, does: call(admin, 'delete', '/colleges/3987'), seen: college };
  },
  'resets the deadlines of a college': () =>
    Promise.resolve({
      by: admin,
      does: call(admin, 'delete', '/colleges/3434/deadlines'),
      seen: () => read(admin, '/colleges/3434'),
    }),
  'edits a thread': async () => {
    const id = await thread();
    return {
      by: counselor,
      does: call(counselor, 'patch', `/threads/${id}`, { title: 'Late' }),
      seen: threads,
    };
  },
  'retires a thread': async () => {
    const id = await thread();
    await thread();
    return { by: counselor, does: call(counselor, 'delete', `/threads/${id}`), seen: threads };
  },
  'saves a filter': () => {
    const does = call(counselor, 'post', '/users/students/filters', { name: 'Mine', search: 'q=' });
    return Promise.resolve({ by: counselor, does, seen: filters });
  },
  'renames a filter': async () => {
    const path = `/users/students/filters/${await filter()}`;
    return { by: counselor, does: call(counselor, 'patch', path, { name: 'Ours' }), seen: filters };
  },
  'deletes a filter': async () => {
    const path = `/users/students/filters/${await filter()}`;
    return { by: counselor, does: call(counselor, 'delete', path), seen: filters };
  },
  'creates a group': () => {
    const body = { name: 'Mine', shared: false, studentIds: [student.id] };
    const does = call(counselor, 'post', '/users/students/groups', body);
    return Promise.resolve({ by: counselor, does, seen: groups });
  },
  'renames a group': async () => {
    const path = `/users/students/groups/${await group()}`;
    return { by: counselor, does: call(counselor, 'patch', path, { name: 'Ours' }), seen: groups };
  },
  'shares a group': async () => {
    const path = `/users/students/groups/${await group()}`;
    await ok(call(admin, 'post', `/admin/entity/${entityId}/user`, { email: counselor.email }));
    return { by: counselor, does: call(counselor, 'patch', path, { shared: true }), seen: groups };
  },
  'stops sharing a group': async () => {
    const path = `/users/students/groups/${await group()}`;
    await ok(call(admin, 'post', `/admin/entity/${entityId}/user`, { email: counselor.email }));
    await ok(call(counselor, 'patch', path, { shared: true }));
    return { by: counselor, does: call(counselor, 'patch', path, { shared: false }), seen: groups };
  },
  'deletes a group': async () => {
    const path = `/users/students/groups/${await group()}`;
    return { by: counselor, does: call(counselor, 'delete', path), seen: groups };
  },
  'adds students to a group': async () => ({
    ...{ by: counselor, does: members({ add: [await group()] }), seen: groups },
  }),
  'removes students from a group': async () => {
    const id = await group();
    await ok(members({ add: [id] }));
    return { by: counselor, does: members({ remove: [id] }), seen: groups };
  },
  'writes a note': () => {
    const does = call(counselor, 'post', `/users/${student.id}/notes`, { ...aNote, visibility: 'private' });
    return Promise.resolve({ by: counselor, does, seen: notes });
  },
  'edits a note': async () => {
    const path = `/users/${student.id}/notes/${await note()}`;
    return { by: counselor, does: call(counselor, 'patch', path, { visibility: 'student' }), seen: notes };
  },
  'deletes a note': async () => {
    const path = `/users/${student.id}/notes/${await note()}`;
    return { by: counselor, does: call(counselor, 'delete', path), seen: notes };
  },
  'saves a message template': () => {
    const does = call(counselor, 'post', '/messages/templates', { name: 'Mine', text: 'Hello' });
    return Promise.resolve({ by: counselor, does, seen: templates });
  },
  'renames a message template': async () => {
    const path = `/messages/templates/${await template()}`;
    return { by: counselor, does: call(counselor, 'patch', path, { name: 'Ours' }), seen: templates };
  },
  'deletes a message template': async () => {
    const path = `/messages/templates/${await template()}`;
    return { by: counselor, does: call(counselor, 'delete', path), seen: templates };
  },
  'sets other weekly hours': async () => {
    const set = (from: string) =>
      call(counselor, 'put', '/sessions/hours', {
        timeZone: 'America/New_York',
        weekly: [{ day: 1, from, to: '17:00' }],
      });
    await ok(set('09:00'));
    return { by: counselor, does: set('10:00'), seen: hours };
  },
  'sets a day that differs': () => {
    const set = [{ from: '10:00', to: '11:00' }];
    const does = call(counselor, 'put', `/sessions/hours/${tomorrow()}`, { hours: set });
    return Promise.resolve({ by: counselor, does, seen: slots });
  },
  'sets a day that differs, over a single slot of it': async () => {
    const [availableTime, day] = [`${tomorrow()}T17:00:00.000Z`, `/sessions/hours/${tomorrow()}`];
    await ok(call(counselor, 'post', '/sessions', { availableTime }));
    await ok(call(counselor, 'put', `/sessions/hours/${plusDays(tomorrow(), 1)}`, { hours: [] }));
    return { by: counselor, does: call(counselor, 'put', day, { hours: [] }), seen: slots };
  },
  'publishes a slot that lies half within the weekly hours': async () => {
    const weekly = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '09:00', to: '13:30' }));
    await ok(call(counselor, 'put', '/sessions/hours', { timeZone: 'Etc/GMT+4', weekly }));
    const availableTime = `${tomorrow()}T17:00:00.000Z`;
    return { by: counselor, does: call(counselor, 'post', '/sessions', { availableTime }), seen: slots };
  },
  'withdraws a slot': async () => {
    const availableTime = `${tomorrow()}T17:00:00.000Z`;
    const { body } = await ok(call(counselor, 'post', '/sessions', { availableTime }));
    const [{ id }] = (body as { data: [{ id: string }] }).data;
    return { by: counselor, does: call(counselor, 'delete', `/sessions/${id}`), seen: slots };
  },
};

export async function doAction(name: string) {
  const { by, does, seen } = await ACTIONS[name]!();
  const before = await seen();
  const request = idOf(await ok(does));
  return { by, request, expectBack: async () => expect(await seen()).toEqual(before) };
}
