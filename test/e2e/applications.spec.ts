import type { ApplicationAttributes } from '../../contract/applications';
import type { FactChangeResource } from '../../contract/fact-history';
import type { SavedCollegesPage, SavedStatus } from '../../contract/saved-colleges';
import { TestApp, type User } from '../support/app';
import { Catalogue } from '../support/colleges';
import { Jobs } from '../../src/platform/jobs/jobs';
import { REMIND } from '../../src/modules/notifications/notifications.module';
import type { NotificationPage } from '../../contract/notifications';

let app: TestApp;
let counselor: User;
let student: User;
let students = 0;

beforeAll(async () => {
  app = await TestApp.start();
  const catalogue = new Catalogue(app);
  counselor = await app.user('counselor', 'Daniel');
  const deadlines = { ed1Deadline: '2026-11-01', regDeadline: '2027-01-05' };
  await catalogue.add('3434', 'Harbor College', { deadlines });
  await catalogue.add('3987', 'Ridge University', { deadlines });
});

afterAll(() => app.dispose());

beforeEach(async () => {
  student = await app.user('student', `Maya-${++students}`);
  await app.grantAccess(counselor, student);
});

const save = (ceeb_code: string, status: SavedStatus = 'applying') =>
  app.call('post', '/users/bookmark', student).send({ ceeb_code, status }).expect(200);

const edit = (user: User, ceeb: string, fields: object) =>
  app.call('patch', `/users/${student.id}/applications/${ceeb}`, user).send(fields);

const listOf = async (user: User): Promise<SavedCollegesPage> => {
  const path = user === student ? '/users/saved-colleges' : `/users/${student.id}/saved-colleges`;
  const { body } = await app.call('get', path, user).expect(200);
  return body as SavedCollegesPage;
};

async function savedAs(user: User, ceeb: string) {
  const { data } = await listOf(user);
  return data.find(({ attributes }) => attributes.ceeb_code === ceeb)!.attributes;
}

const application = async (ceeb: string): Promise<ApplicationAttributes | undefined> =>
  (await savedAs(student, ceeb)).application;

describe('an application', () => {
  it('exists from applying on, with the deadline of its plan', async () => {
    await save('3434', 'interested');
    expect(await application('3434')).toBeUndefined();
    await edit(student, '3434', { plan: 'ed' }).expect(409);
    await save('3434', 'applying');
    expect(await application('3434')).toMatchObject({ plan: null, dueOn: null });
    await edit(student, '3434', { plan: 'ed', filedWith: 'common-app' }).expect(204);
    expect(await application('3434')).toMatchObject({ plan: 'ed', dueOn: '2026-11-01' });
    await edit(student, '3434', { deadline: '2026-10-15' }).expect(204);
    expect(await application('3434')).toMatchObject({ deadline: '2026-10-15', dueOn: '2026-10-15' });
    await edit(student, '3434', { deadline: '' }).expect(204);
    expect(await application('3434')).toMatchObject({ deadline: null, dueOn: '2026-11-01' });
  });

  it('and the status of its college follow each other', async () => {
    await save('3434');
    await edit(student, '3434', { submittedOn: '2026-09-01' }).expect(204);
    expect(await savedAs(student, '3434')).toMatchObject({ status: 'applied' });
    await save('3434', 'applying');
    expect(await application('3434')).toMatchObject({ submittedOn: null });
    await save('3434', 'applied');
    expect(await application('3434')).toMatchObject({ submittedOn: expect.stringMatching(/^\d{4}-/) });
    await save('3434', 'interested');
    expect(await application('3434')).toBeUndefined();
  });

  it('tells under the field what is wrong', async () => {
    await save('3434');
    const { body } = await edit(student, '3434', { submittedOn: '2199-01-01' }).expect(409);
    expect(body).toMatchObject({
      code: 'submitted-in-future',
      fields: { submittedOn: 'The day it was submitted can’t be in the future.' },
    });
    await edit(student, '3434', { plan: 'someday' }).expect(422);
  });

  it('has the only binding plan, also when two begin at once', async () => {
    await Promise.all([save('3434'), save('3987')]);
    const begun = await Promise.all([
      edit(student, '3434', { plan: 'ed' }),
      edit(counselor, '3987', { plan: 'ed2' }),
    ]);
    expect(begun.map(({ status }) => status).sort()).toEqual([204, 409]);
    const refused = begun.find(({ status }) => status === 409)!;
    expect(refused.body).toMatchObject({ code: 'binding-plan-taken', fields: { plan: expect.any(String) } });
  });

  it('that was admitted by a binding plan withdraws the others', async () => {
    await save('3434');
    await save('3987');
    const withdraw = () =>
      app.call('post', `/users/${student.id}/applications/3434/withdraw-others`, student);
    await withdraw().expect(409);
    await edit(student, '3434', { plan: 'ed', submittedOn: '2026-09-01' }).expect(204);
    await edit(student, '3434', { decision: 'admitted' }).expect(204);
    await withdraw().expect(204);
    expect(await application('3987')).toMatchObject({ decision: 'withdrawn' });
    expect(await application('3434')).toMatchObject({ decision: 'admitted' });
  });

  it('replaces the former final choice', async () => {
    for (const ceeb of ['3434', '3987']) {
      await save(ceeb, 'applied');
      await edit(student, ceeb, { decision: 'admitted' }).expect(204);
    }
    await edit(student, '3434', { isFinalChoice: true }).expect(204);
    await edit(student, '3987', { isFinalChoice: true }).expect(204);
    expect(await application('3434')).toMatchObject({ isFinalChoice: false });
    expect(await application('3987')).toMatchObject({ isFinalChoice: true });
  });

  it('says what a corrected decision was', async () => {
    await save('3434', 'applied');
    await edit(student, '3434', { submittedOn: '2026-09-01' }).expect(204);
    await edit(student, '3434', { decision: 'deferred', decidedOn: '2026-09-15' }).expect(204);
    await edit(student, '3434', { decision: 'admitted', scholarship: '$12,000 a year' }).expect(204);
    expect(await application('3434')).toMatchObject({
      scholarship: '$12,000 a year',
      earlierDecisions: [{ decision: 'deferred', decidedOn: '2026-09-15' }],
    });
  });

  it('counts the tasks of its college', async () => {
    await save('3434');
    expect(await application('3434')).toMatchObject({ tasks: { done: 0, all: 0 } });
  });
});

describe('access to an application', () => {
  it('is the counselor’s, who reads and edits it', async () => {
    await save('3434');
    await edit(counselor, '3434', { plan: 'regular' }).expect(204);
    expect((await savedAs(counselor, '3434')).application).toMatchObject({ plan: 'regular' });
  });

  it('is refused to strangers and to staff without the student', async () => {
    await save('3434');
    await edit(await app.user('student', 'Julian'), '3434', { plan: 'ed' }).expect(403);
    await edit(await app.user('counselor', 'Zoe'), '3434', { plan: 'ed' }).expect(403);
  });

  it('leaves out exam administrators, who see only the colleges', async () => {
    await save('3434');
    const examAdmin = await app.user('exam_admin', 'Omar');
    await app.grantAccess(examAdmin, student);
    expect(await savedAs(examAdmin, '3434')).not.toHaveProperty('application');
    await edit(examAdmin, '3434', { plan: 'ed' }).expect(403);
  });
});

describe('an edit that is undone', () => {
  const undo = async (response: { headers: Record<string, unknown> }) =>
    app.call('post', '/undo', student).send({ request: response.headers['x-request-id'] }).expect(204);

  it('gives the application back as it was, with its status', async () => {
    await save('3434');
    await edit(student, '3434', { plan: 'regular' }).expect(204);
    const before = await application('3434');
    await undo(await edit(student, '3434', { submittedOn: '2026-09-01' }).expect(204));
    expect(await savedAs(student, '3434')).toMatchObject({ status: 'applying' });
    expect(await application('3434')).toEqual(before);
  });

  it('gives back an application that ended with its college', async () => {
    await save('3434', 'applied');
    await edit(student, '3434', { plan: 'regular', decision: 'admitted' }).expect(204);
    const before = await application('3434');
    await undo(await save('3434', 'interested'));
    expect(await application('3434')).toEqual(before);
  });

  it('gives the final choice back to the former college', async () => {
    for (const ceeb of ['3434', '3987']) {
      await save(ceeb, 'applied');
      await edit(student, ceeb, { decision: 'admitted' }).expect(204);
    }
    await edit(student, '3434', { isFinalChoice: true }).expect(204);
    await undo(await edit(student, '3987', { isFinalChoice: true }).expect(204));
    expect(await application('3434')).toMatchObject({ isFinalChoice: true });
    expect(await application('3987')).toMatchObject({ isFinalChoice: false });
  });
});

describe('an undo that a later edit rules out', () => {
  const undo = (response: { headers: Record<string, unknown> }) =>
    app.call('post', '/undo', student).send({ request: response.headers['x-request-id'] });

  it('does not bring back a second binding plan', async () => {
    await save('3434');
    await save('3987');
    await edit(student, '3434', { plan: 'ed', submittedOn: '2026-09-01' }).expect(204);
    const denial = await edit(student, '3434', { decision: 'denied' }).expect(204);
    await edit(student, '3987', { plan: 'ed2' }).expect(204);
    expect((await undo(denial).expect(409)).body).toMatchObject({ code: 'binding-plan-taken' });
    expect(await application('3434')).toMatchObject({ decision: 'denied' });
    await edit(student, '3987', { plan: 'regular' }).expect(204);
    await undo(denial).expect(204);
    expect(await application('3434')).toMatchObject({ decision: null });
  });

  it('does not bring back a second final choice', async () => {
    for (const ceeb of ['3434', '3987']) {
      await save(ceeb, 'applied');
      await edit(student, ceeb, { decision: 'admitted' }).expect(204);
    }
    await edit(student, '3434', { isFinalChoice: true }).expect(204);
    const given = await edit(student, '3434', { isFinalChoice: false }).expect(204);
    await edit(student, '3987', { isFinalChoice: true }).expect(204);
    expect((await undo(given).expect(409)).body).toMatchObject({ code: 'final-choice-taken' });
  });
});

describe('the history of an application', () => {
  const changesFor = async (user: User) => {
    const { body } = await app.call('get', `/users/${student.id}/applications/changes`, user).expect(200);
    return (body as { data: FactChangeResource[] }).data.map(({ attributes, relationships }) => [
      relationships.fact.data.id,
      attributes.sentence,
      relationships.actor.data?.attributes.name,
    ]);
  };

  it('names what was changed and by whom, for student and staff', async () => {
    await save('3434');
    await edit(counselor, '3434', { submittedOn: '2026-09-01' }).expect(204);
    await edit(student, '3434', { decision: 'admitted' }).expect(204);
    const changes = await changesFor(student);
    expect(changes[0]).toEqual([
      '3434',
      "Entered the decision on the application to 'Harbor College' (3434): admitted",
      expect.stringContaining('Maya'),
    ]);
    expect(changes.at(-1)![1]).toContain('Saved the college');
    expect(changes.map(([, , by]) => by)).toContain('Daniel Example');
    expect(await changesFor(counselor)).toEqual(changes);
  });

  it('is not for a stranger', async () => {
    const zoe = await app.user('counselor', 'Zoe-2');
    await app.call('get', `/users/${student.id}/applications/changes`, zoe).expect(403);
  });
});

describe('the deadline of an application', () => {
  const remind = async (now: string) => {
    await app.app.get(Jobs).run(REMIND, { now }, 20_000);
    await app.settled();
  };
  const reminders = async () => {
    const { body } = await app.call('get', '/notifications', student).expect(200);
    return (body as NotificationPage).data
      .filter(({ attributes }) => attributes.kind === 'application-due')
      .map(({ attributes }) => attributes.message);
  };

  it('is in a reminder a week and a day before, until it is submitted', async () => {
    await save('3434');
    await save('3987');
    await edit(student, '3434', { plan: 'ed', deadline: '2031-03-15' }).expect(204);
    await edit(student, '3987', { deadline: '2031-03-15' }).expect(204);
    await edit(student, '3987', { submittedOn: '2026-09-01' }).expect(204);
    await remind('2031-03-07T12:00:00.000Z');
    expect(await reminders()).toEqual([]);
    for (const day of ['08', '09', '14', '15', '16']) await remind(`2031-03-${day}T12:00:00.000Z`);
    const message = 'Your application to Harbor College is due on Sat, Mar 15.';
    expect(await reminders()).toEqual([message, message]);
  });
});
