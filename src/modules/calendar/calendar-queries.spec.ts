import { noApplication } from '../../../contract/applications';
import { noDeadlines, noDescription, noFacts } from '../../../contract/colleges';
import { colleges } from '../../../projections/colleges/colleges';
import { parents } from '../../../projections/identity/parents';
import { people } from '../../../projections/identity/people';
import { savedColleges } from '../../../projections/colleges/saved-colleges';
import { sessionRequests } from '../../../projections/sessions/session-requests';
import { taskAssignments } from '../../../projections/tasks/task-assignments';
import { noTaskFields, taskDefinitions } from '../../../projections/tasks/task-definitions';
import { SeededViews } from '../../../test/support/seeded-views';
import { readConfig } from '../../platform/config/config';
import { CollegeDirectory } from '../colleges/colleges.queries';
import { SavedCollegeReader } from '../colleges/saved/saved-colleges.queries';
import { SessionReader } from '../sessions/sessions.queries';
import { TaskReader } from '../tasks/tasks.queries';
import type { CalendarEntry } from './calendar';
import { CalendarQueries, type FeedRole } from './calendar-queries';
import { catalogues } from './messages';
import { FamilyReader } from '../identity/directory/directory.queries';

const ASSIGNED = '2026-09-01T12:00:00.000Z';
const BOOKED = '2026-10-01T12:00:00.000Z';

let seeded: SeededViews;
let queries: CalendarQueries;

beforeEach(async () => {
  seeded = await SeededViews.of(
    ...[colleges, parents, people, savedColleges, sessionRequests, taskAssignments, taskDefinitions],
  );
  const config = readConfig({ PUBLIC_URL: 'https://quadrangle.test' });
  const { views } = seeded;
  const catalogue = new CollegeDirectory(views);
  queries = new CalendarQueries(
    ...([views, new FamilyReader(views), new TaskReader(views), catalogue] as const),
    ...([new SavedCollegeReader(views, catalogue), new SessionReader(views), config] as const),
  );
  await seeded.add(
    people,
    { id: 'maya', firstName: 'Maya', lastName: 'Lee' },
    { id: 'daniel', role: 'counselor', firstName: 'Daniel', lastName: 'Reyes' },
  );
});

afterEach(() => seeded.dispose());

const entriesOf = (userId: string, role: FeedRole) => queries.entriesOf(userId, role, catalogues.en);
const days = (entries: readonly CalendarEntry[]) => entries.map(({ date, summary }) => `${date} ${summary}`);

const define = (id: string, name: string, dueDate: string | null, description = '') =>
  seeded.add(taskDefinitions, { id, fields: { ...noTaskFields, name, dueDate, description } });

const assign = (id: string, taskId: string, fields: { dueDate?: string; ceebCode?: string } = {}) =>
  seeded.add(taskAssignments, { id, taskId, studentId: 'maya', assignedAt: ASSIGNED, ...fields });

const describeCollege = (id: string, name: string, deadlines: Partial<typeof noDeadlines>) =>
  seeded.add(colleges, {
    id,
    fields: { ...noDescription, ...noFacts, status: 'published', name },
    deadlines: { ...noDeadlines, ...deadlines },
  });

describe('the due dates of a calendar', () => {
  it('are the task’s, unless the student has another one', async () => {
    await define('essay', 'Draft the essay', '2026-12-01', 'A first draft.');
    await define('letter', 'Ask for a letter', '2026-12-02');
    await assign('a1', 'essay');
    await assign('a2', 'letter', { dueDate: '2026-12-20' });
    expect(await entriesOf('maya', 'student')).toEqual([
      {
        id: 'task-a1',
        date: '2026-12-01',
        summary: 'Draft the essay',
        description: 'A first draft.',
        url: 'https://quadrangle.test/tasks',
        since: ASSIGNED,
      },
      expect.objectContaining({ id: 'task-a2', date: '2026-12-20', summary: 'Ask for a letter' }),
    ]);
  });

  it('leave out completed, undated and deleted tasks, and tasks of others', async () => {
    await define('essay', 'Draft the essay', '2026-12-01');
    await define('undated', 'Some day', null);
    await seeded.add(
      taskAssignments,
      { id: 'a1', taskId: 'essay', studentId: 'maya', completedDate: '2026-11-01' },
      { id: 'a2', taskId: 'undated', studentId: 'maya' },
      { id: 'a3', taskId: 'deleted', studentId: 'maya', dueDate: '2026-12-01' },
      { id: 'a4', taskId: 'essay', studentId: 'zoe' },
    );
    expect(await entriesOf('maya', 'student')).toEqual([]);
  });

  it('name the college of a task, by its code once it has left the catalogue', async () => {
    await define('why', 'Why us', '2026-12-01');
    await describeCollege('3434', 'Harbor College', {});
    await assign('a1', 'why', { ceebCode: '3434' });
    await assign('a2', 'why', { ceebCode: '9999' });
    expect(days(await entriesOf('maya', 'student'))).toEqual([
      '2026-12-01 Why us (Harbor College)',
      '2026-12-01 Why us (9999)',
    ]);
  });
});

describe('the deadlines of a calendar', () => {
  it('are all of a saved college, since the student has saved it', async () => {
    await describeCollege('3434', 'Harbor College', {
      eaDeadline: '2026-11-01',
      ed1Deadline: '2026-11-15',
      ed2Deadline: '2027-01-02',
      regDeadline: '2027-01-05',
    });
    await seeded.add(savedColleges, { id: 's1', studentId: 'maya', ceebCode: '3434', savedAt: ASSIGNED });
    const entries = await entriesOf('maya', 'student');
    expect(days(entries).sort()).toEqual([
      '2026-11-01 Harbor College · EA deadline',
      '2026-11-15 Harbor College · ED I deadline',
      '2027-01-02 Harbor College · ED II deadline',
      '2027-01-05 Harbor College · Regular deadline',
    ]);
    expect(entries.find(({ date }) => date === '2026-11-01')).toMatchObject({
      id: 'deadline-s1-eaDeadline',
      url: 'https://quadrangle.test/colleges',
      since: ASSIGNED,
    });
  });

  it('become the one of the application once that has a plan or a deadline', async () => {
    await describeCollege('3434', 'Harbor College', { ed1Deadline: '2026-11-15', regDeadline: '2027-01-05' });
    const ofMaya = { studentId: 'maya', status: 'applying', savedAt: ASSIGNED } as const;
    await seeded.add(
      savedColleges,
      { id: 's1', ...ofMaya, ceebCode: '3434', application: { ...noApplication, plan: 'ed' } },
      {
        ...{ id: 's2', ...ofMaya, ceebCode: '9999', collegeName: 'Ridge University' },
        application: { ...noApplication, deadline: '2026-12-01' },
      },
      { id: 's3', ...ofMaya, ceebCode: '3434', application: { ...noApplication, plan: 'rolling' } },
    );
    const entries = await entriesOf('maya', 'student');
    expect(days(entries).sort()).toEqual([
      '2026-11-15 Harbor College: application deadline',
      '2026-12-01 Ridge: application deadline',
    ]);
    expect(entries.map(({ url }) => url).sort()).toEqual([
      'https://quadrangle.test/applications/3434',
      'https://quadrangle.test/applications/9999',
    ]);
  });

  it('end with a withdrawn application', async () => {
    await describeCollege('3434', 'Harbor College', { regDeadline: '2027-01-05' });
    const application = { ...noApplication, plan: 'regular', decision: 'withdrawn' } as const;
    await seeded.add(savedColleges, {
      ...{ id: 's1', studentId: 'maya', ceebCode: '3434', status: 'applying', application },
    });
    expect(await entriesOf('maya', 'student')).toEqual([]);
  });

  it('end once the student has applied, and with the college', async () => {
    await describeCollege('3434', 'Harbor College', { regDeadline: '2027-01-05' });
    await seeded.add(
      savedColleges,
      { id: 's1', studentId: 'maya', ceebCode: '3434', status: 'applied' },
      { id: 's2', studentId: 'maya', ceebCode: '9999' },
    );
    expect(await entriesOf('maya', 'student')).toEqual([]);
  });

  it('begin with the year 2021', async () => {
    await describeCollege('3434', 'Harbor College', { eaDeadline: '2020-12-31', regDeadline: '2021-01-01' });
    await seeded.add(savedColleges, { id: 's1', studentId: 'maya', ceebCode: '3434' });
    expect(days(await entriesOf('maya', 'student'))).toEqual([
      '2021-01-01 Harbor College · Regular deadline',
    ]);
  });
});

describe('the sessions of a calendar', () => {
  const session = {
    studentId: 'maya',
    counselorId: 'daniel',
    start: '2026-11-01T23:30:00.000Z',
    end: '2026-11-02T00:30:00.000Z',
    requestedAt: ASSIGNED,
    bookedAt: BOOKED,
  };

  it('are those with a counselor, also once they are over', async () => {
    await seeded.add(
      sessionRequests,
      { ...session, id: 'r1', state: 'booked' },
      { ...session, id: 'r2', state: 'done' },
      { ...session, id: 'r3', state: 'proposed', counselorId: null, bookedAt: null },
      { ...session, id: 'r4', state: 'cancelled' },
      { ...session, id: 'r5', state: 'lapsed' },
    );
    expect((await entriesOf('maya', 'student')).map(({ id }) => id)).toEqual(['session-r1', 'session-r2']);
  });

  it('have their time and name the other person', async () => {
    await seeded.add(sessionRequests, { ...session, id: 'r1', state: 'booked' });
    const entry = {
      id: 'session-r1',
      date: '2026-11-01',
      time: { start: session.start, end: session.end },
      description: '',
      url: 'https://quadrangle.test/lobby?roomId=r1',
      since: BOOKED,
    };
    expect(await entriesOf('maya', 'student')).toEqual([{ ...entry, summary: 'Session with Daniel Reyes' }]);
    expect(await entriesOf('daniel', 'counselor')).toEqual([{ ...entry, summary: 'Session with Maya Lee' }]);
  });

  it('stay without the name of an erased person', async () => {
    await seeded.add(sessionRequests, { ...session, id: 'r1', state: 'done', counselorId: 'erased' });
    expect(days(await entriesOf('maya', 'student'))).toEqual(['2026-11-01 Session with [erased]']);
  });
});

describe('a parent’s calendar', () => {
  beforeEach(async () => {
    await define('essay', 'Draft the essay', '2026-12-01');
    await assign('a1', 'essay');
    await describeCollege('3434', 'Harbor College', { regDeadline: '2027-01-05' });
    await seeded.add(savedColleges, { id: 's1', studentId: 'maya', ceebCode: '3434' });
    await seeded.add(taskAssignments, { id: 'a2', taskId: 'essay', studentId: 'leo' });
  });

  it('has the entries of all children, with links to the parent’s pages', async () => {
    await seeded.add(
      parents,
      { id: 'p1', parentId: 'ruth', studentId: 'maya', state: 'accepted' },
      { id: 'p2', parentId: 'ruth', studentId: 'leo', state: 'accepted' },
    );
    const entries = await entriesOf('ruth', 'parent');
    expect(entries.map(({ id, url }) => [id, url.replace('https://quadrangle.test', '')]).sort()).toEqual([
      ['deadline-s1-regDeadline', '/parent/colleges'],
      ['task-a1', '/parent/tasks'],
      ['task-a2', '/parent/tasks'],
    ]);
  });

  it('is empty until the invitation to a child is accepted', async () => {
    await seeded.add(parents, { id: 'p1', parentId: 'ruth', studentId: 'maya', state: 'invited' });
    expect(await entriesOf('ruth', 'parent')).toEqual([]);
  });
});
