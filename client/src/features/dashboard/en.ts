import type { FirstStep } from 'contract/first-steps';
import { counted, formatNumber } from '../../shared/lib/format';
import { formatDistance } from '../../shared/lib/time';

export const t = {
  group: 'Plan',
  title: 'Dashboard',
  loading: 'the dashboard',
  viewMore: 'View More',
  scheduleHelp: 'Schedule Help',
  child: {
    title: 'Overview',
    loading: 'the overview',
    noTasks: 'There are no tasks yet. What the counselor gives appears here.',
    noColleges: 'No college is saved yet.',
  },
  now: {
    title: 'Now',
    overdue: 'Overdue',
    oldest: (date: string) => `oldest ${formatDistance(date)}`,
    nothingOverdue: 'nothing is late',
    thisWeek: 'Due this week',
    first: (date: string) => formatDistance(date),
    nothingThisWeek: 'nothing until Sunday',
    deadline: 'Next deadline',
    noDeadline: 'None ahead',
    noDeadlineHint: 'Deadlines of the colleges you save appear here.',
    noDeadlineOfChild: 'Deadlines of saved colleges appear here.',
    look: 'See the tasks',
    clear: (count: number) => (count === 1 ? 'Clear the overdue task' : `Clear the ${count} overdue`),
    doThisWeek: (count: number) =>
      count === 1 ? 'Do this week’s task' : `Do this week’s ${formatNumber(count)} tasks`,
    startNext: 'Start the next task',
    seeDeadline: 'Look at the next deadline',
    find: 'Find colleges',
  },
  weeks: {
    title: 'Next six weeks',
    thisWeek: 'This week',
    nothing: 'Nothing planned',
    none: 'Nothing is planned in the next six weeks: due dates, deadlines and sessions appear here.',
    kinds: { task: 'Task', deadline: 'College deadline', session: 'Session' },
    ofCollege: (task: string, college: string) => `${task} (${college})`,
    deadline: (college: string, kind: string) => `${college} ${kind}`,
    session: (counselor: string | null) =>
      counselor === null ? 'Session, counselor to come' : `Session with ${counselor}`,
    at: (date: string, time: string) => `${date}, ${time}`,
    more: (count: number) => `+${formatNumber(count)} more`,
    moreOf: (week: string) => `in the week ${week}`,
  },
  first: {
    title: 'Set up your plan',
    done: (done: number, all: number) => `${done} of ${all} done`,
    progress: 'Steps done',
    isDone: '(done)',
    hide: 'Hide for now',
    grade: 'Your grade',
    choose: 'Choose…',
    steps: {
      grade: { title: 'Tell us your grade', hint: 'It says which year you apply in.', action: 'Save' },
      record: {
        title: 'Begin your record',
        hint: 'Grades, a test score, an activity or an honor: one is enough to begin with.',
        action: 'Add to my profile',
      },
      survey: {
        title: 'Take the college match survey',
        hint: '33 short questions, 5–10 minutes. Gives you your first colleges.',
        action: 'Start the survey',
      },
      college: {
        title: 'Save your first college',
        hint: 'Its deadlines fill your calendar, and its tasks your list.',
        action: 'Browse colleges',
      },
    } satisfies Record<FirstStep, object>,
  },
  tasks: {
    title: 'Tasks',
    none: 'You have no tasks yet. Your counselor’s tasks for you will appear here.',
    completed: (done: number, all: number) => `${done} / ${all} completed`,
    progress: 'Tasks completed',
  },
  colleges: {
    title: 'Colleges',
    find: 'Find colleges',
    save: (college: string) => `Save ${college}`,
    isSaved: 'Saved',
    saved: 'My Colleges, by next deadline',
    counts: {
      interested: (count: number) => `${count} interested`,
      applying: (count: number) => `${count} applying`,
      applied: (count: number) => `${count} applied`,
    },
  },
  tests: {
    title: 'ACT/SAT Tests',
    none: 'No test of the last 7 days. Enter the answers of one to see its scores and what to work on.',
    enter: 'Enter a test',
    change: (points: number) => (points < 0 ? `${-points} less than before` : `${points} more than before`),
    of: (name: string, score: string, code: string, date: string) => `${name} ${score}, ${code} of ${date}`,
  },
  notifications: {
    title: 'Notifications',
    none: 'You have seen everything.',
    seeAll: 'Mark all read',
    unread: (count: number) => counted(count, 'unread notification'),
  },
} as const;
