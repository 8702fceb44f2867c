import { en } from './en';
import { linkOf, sentenceOf } from './sentences';

const assignment = { type: 'assignment', id: 'a1' } as const;
const start = '2027-01-05T20:00:00.000Z';
const taskName = 'Draft the essay';

it.each([
  [
    { kind: 'task-assigned', about: assignment, details: { taskName } },
    '“Draft the essay” was added to your tasks.',
    '/tasks?task=a1',
  ],
  [
    { kind: 'task-assigned', about: { type: 'tasks', id: 'c1' }, details: { count: 12 } },
    '12 tasks were added to your list.',
    '/tasks',
  ],
  [
    { kind: 'task-changed', about: assignment, details: { taskName } },
    '“Draft the essay” was changed.',
    '/tasks?task=a1',
  ],
  [
    { kind: 'task-changed', about: assignment, details: { taskName, dueDate: '2027-01-05' } },
    '“Draft the essay” is now due on Tue, Jan 5.',
    '/tasks?task=a1',
  ],
  [
    { kind: 'task-changed', about: assignment, details: { taskName, dueDate: null } },
    '“Draft the essay” no longer has a due date.',
    '/tasks?task=a1',
  ],
  [
    { kind: 'task-changed', about: { type: 'tasks', id: 'c1' }, details: { count: 6 } },
    'The due dates of 6 tasks have changed.',
    '/tasks',
  ],
  [
    {
      kind: 'task-reminder',
      about: assignment,
      details: { taskName, dueDate: '2027-01-05', personId: 'u1' },
    },
    'Daniel Reyes reminded you of “Draft the essay”, due on Tue, Jan 5.',
    '/tasks?task=a1',
  ],
  [
    { kind: 'task-reminder', about: assignment, details: { taskName, dueDate: null, personId: 'u1' } },
    'Daniel Reyes reminded you of “Draft the essay”.',
    '/tasks?task=a1',
  ],
  [
    { kind: 'task-due-7-days', about: assignment, details: { taskName, dueDate: '2027-01-05' } },
    '“Draft the essay” is due on Tue, Jan 5.',
    '/tasks?task=a1',
  ],
  [
    { kind: 'task-due-1-day', about: assignment, details: { taskName, dueDate: '2027-01-05' } },
    '“Draft the essay” is due on Tue, Jan 5.',
    '/tasks?task=a1',
  ],
  [
    {
      kind: 'application-due',
      about: { type: 'application', id: 'r1' },
      details: { college: 'Harbor College', dueDate: '2027-01-05' },
    },
    'Your application to Harbor College is due on Tue, Jan 5.',
    '/applications/r1',
  ],
  [
    {
      kind: 'transcript-requested',
      about: { type: 'transcripts', id: 's1' },
      details: { document: null, college: null, count: 4, personId: 'u1' },
    },
    'Daniel Reyes asked for 4 documents for colleges.',
    '/transcripts',
  ],
  [
    {
      kind: 'transcript-sent',
      about: { type: 'transcripts', id: 's1' },
      details: { document: 'counselor-letter', college: 'Harbor College', count: 1 },
    },
    'Your counselor’s letter was sent to Harbor College.',
    '/applications',
  ],
  [
    { kind: 'message', about: { type: 'person', id: 'u1' }, details: {} },
    'Daniel Reyes wrote to you.',
    '/messages?with=u1',
  ],
  [
    {
      kind: 'exam-entered',
      about: { type: 'exam', id: 'e1' },
      details: { examName: 'SAT', change: 'edited' },
    },
    'The results of your SAT have changed.',
    '/exam-reports',
  ],
  [
    { kind: 'exam-entered', about: { type: 'exam', id: 'e1' }, details: { examName: 'SAT' } },
    'The results of your SAT are in.',
    '/exam-reports',
  ],
  [
    {
      kind: 'exam-entered',
      about: { type: 'exam', id: 'e1' },
      details: { examName: 'SAT May 2017', from: 1180, to: 1200, why: 'Question 5 had a typo.' },
    },
    'Your SAT May 2017 was rescored because its form changed: 1200 instead of 1180. Why: Question 5 had a typo.',
    '/exam-reports',
  ],
  [
    {
      kind: 'exam-entered',
      about: { type: 'exam', id: 'e1' },
      details: { examName: 'SAT May 2017', from: null, to: null, why: null },
    },
    'Your SAT May 2017 was rescored because its form changed.',
    '/exam-reports',
  ],
  [
    { kind: 'session-booked', about: { type: 'session', id: 'x1' }, details: { news: 'booked', start } },
    'Your session with Daniel Reyes is on Tue, Jan 5, 3:00 PM EST.',
    '/my-sessions-students#x1',
  ],
  [
    { kind: 'session-booked', about: { type: 'session', id: 'x1' }, details: { news: 'released', start } },
    'Daniel Reyes can no longer lead your session on Tue, Jan 5, 3:00 PM EST. It’s waiting for another counselor.',
    '/my-sessions-students#x1',
  ],
  [
    {
      kind: 'session-booked',
      about: { type: 'session', id: 'x1' },
      details: { news: 'request-moved', start },
    },
    'The session you requested on Tue, Jan 5, 3:00 PM EST was moved to another time.',
    '/my-sessions-students#x1',
  ],
  [
    { kind: 'session-booked', about: { type: 'session', id: 'x1' }, details: { news: 'lapsed', start } },
    'No counselor was available for the session you requested on Tue, Jan 5, 3:00 PM EST.',
    '/my-sessions-students#x1',
  ],
  [
    {
      kind: 'session-booked',
      about: { type: 'session-held', id: 'x1' },
      details: { news: 'given-away', start },
    },
    'You’re no longer assigned to the session with Daniel Reyes on Tue, Jan 5, 3:00 PM EST.',
    '/my-sessions-counselors#x1',
  ],
  [
    { kind: 'session-asked', about: { type: 'session-held', id: 'x1' }, details: { start } },
    'Daniel Reyes requested a session on Tue, Jan 5, 3:00 PM EST.',
    '/my-sessions-counselors#x1',
  ],
  [
    { kind: 'session-notes', about: { type: 'session', id: 'x1' }, details: { start } },
    'Daniel Reyes wrote notes on your session on Tue, Jan 5, 3:00 PM EST.',
    '/my-sessions-students#x1',
  ],
] as const)('turns %j into “%s”', (notification, sentence, link) => {
  expect(sentenceOf(notification, 'Daniel Reyes', en)).toBe(sentence);
  expect(linkOf(notification)).toBe(link);
});
