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
    noTasks: 'No tasks yet. Tasks the counselor assigns will show up here.',
    noColleges: 'No colleges saved yet.',
  },
  now: {
    title: 'Now',
    overdue: 'Overdue',
    oldest: (date: string) => `oldest ${formatDistance(date)}`,
    nothingOverdue: 'all caught up',
    thisWeek: 'Due this week',
    first: (date: string) => formatDistance(date),
    nothingThisWeek: 'nothing until Sunday',
    deadline: 'Next deadline',
    noDeadline: 'None coming up',
    noDeadlineHint: 'Deadlines of colleges you save show up here.',
    noDeadlineOfChild: 'Deadlines of saved colleges show up here.',
    look: 'See the tasks',
    clear: (count: number) => (count === 1 ? 'Finish the overdue task' : `Finish the ${count} overdue`),
    doThisWeek: (count: number) =>
      count === 1 ? 'Do this week’s task' : `Do this week’s ${formatNumber(count)} tasks`,
    startNext: 'Start the next task',
    seeDeadline: 'See next deadline',
    find: 'Find colleges',
  },
  weeks: {
    title: 'Next six weeks',
    thisWeek: 'This week',
    nothing: 'Nothing planned',
    none: 'Nothing planned in the next six weeks. Due dates, deadlines and sessions show up here.',
    kinds: { task: 'Task', deadline: 'College deadline', session: 'Session' },
    ofCollege: (task: string, college: string) => `${task} (${college})`,
    deadline: (kind: string, date: string) => `${kind} · ${date}`,
    session: (counselor: string | null) =>
      counselor === null ? 'Session (counselor to be confirmed)' : `Session with ${counselor}`,
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
      grade: { title: 'Tell us your grade', hint: 'So we know which year you’re applying.', action: 'Save' },
      record: {
        title: 'Start your record',
        hint: 'Grades, a test score, an activity or an honor – just one to start.',
        action: 'Add a course',
      },
      survey: {
        title: 'Take the college match survey',
        hint: '33 short questions, 5–10 minutes. You’ll get your first colleges.',
        action: 'Start the survey',
      },
      college: {
        title: 'Save your first college',
        hint: 'We’ll add its deadlines to your calendar and its tasks to your list.',
        action: 'Browse colleges',
      },
    } satisfies Record<FirstStep, object>,
  },
  tasks: {
    title: 'Tasks',
    none: 'No tasks yet. Tasks from your counselor will show up here.',
    start: (count: number) =>
      count === 1
        ? 'Start here: one thing this week'
        : `Start here: ${count === 2 ? 'two' : 'three'} things this week`,
    completed: (done: number, all: number) => `${done} / ${all} completed`,
    progress: 'Tasks completed',
  },
  colleges: {
    title: 'Colleges',
    find: 'Find colleges',
    noneReason: 'Save a college you like, or see which ones fit you.',
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
    none: 'No tests in the last 7 days. Enter one to see your scores and what to work on.',
    enter: 'Enter a test',
    change: (points: number) =>
      points < 0 ? `down ${-points} since last test` : `up ${points} since last test`,
    of: (name: string, score: string, code: string, date: string) => `${name} ${score}, ${code}, ${date}`,
  },
  notifications: {
    title: 'Notifications',
    none: 'You’re all caught up.',
    noneReason: 'Messages and news about your plan will show up here.',
    seeAll: 'Mark all as read',
    unread: (count: number) => counted(count, 'unread notification'),
  },
} as const;
