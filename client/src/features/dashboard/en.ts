import type { FirstStep } from 'contract/first-steps';
import { counted } from '../../shared/lib/format';

export const t = {
  group: 'Plan',
  title: 'Dashboard',
  viewMore: 'View More',
  scheduleHelp: 'Schedule Help',
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
    loading: 'tasks',
    none: 'You have no tasks yet. Your counselor’s tasks for you will appear here.',
    completed: (done: number, all: number) => `${done} / ${all} completed`,
    progress: 'Tasks completed',
  },
  colleges: {
    title: 'Colleges',
    loading: 'colleges',
    find: 'Find colleges',
    saved: 'My Colleges',
    counts: {
      interested: (count: number) => `${count} interested`,
      applying: (count: number) => `${count} applying`,
      applied: (count: number) => `${count} applied`,
    },
  },
  tests: {
    title: 'ACT/SAT Tests',
    loading: 'the test results',
    none: 'No test of the last 7 days. Enter the answers of one to see its scores and what to work on.',
    enter: 'Enter a test',
    of: (name: string, score: string, code: string, date: string) => `${name} ${score}, ${code} of ${date}`,
  },
  notifications: {
    title: 'Notifications',
    loading: 'notifications',
    none: 'You have seen everything.',
    unread: (count: number) => counted(count, 'unread notification'),
  },
} as const;
