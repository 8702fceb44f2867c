import { counted, formatNumber } from '../../../shared/lib/format';

const students = (count: number) => counted(count, 'student');

export const t = {
  what: 'Tasks of your students',
  none: 'Your students have no tasks yet. Add one, and choose who gets it.',
  done: 'Done',
  doneOf: (done: number, assigned: number) => `${formatNumber(done)} of ${formatNumber(assigned)}`,
  left: (count: number) => `${formatNumber(count)} not done`,
  leftOf: (count: number, task: string) => `${formatNumber(count)} not done: ${task}`,
  title: (task: string) => `Not done: ${task}`,
  students: 'Students who haven’t done it',
  allDone: 'Everyone has done it.',
  more: (count: number) => `and ${students(count)} more, not listed.`,
  remindedToday: 'Reminded today',
  remind: (count: number | undefined) =>
    count === undefined ? 'Remind' : count === 0 ? 'All reminded today' : `Remind ${students(count)}`,
  onceADay: 'They get a notification. Students are reminded once a day at most.',
  reminded: (reminded: number, before: number) =>
    before === 0
      ? `${students(reminded)} reminded.`
      : `${students(reminded)} reminded. ${students(before)} had already been reminded today.`,
  templates: {
    heading: 'Your templates',
    what: 'your templates',
    none: 'Write a task and choose “Save as template” to use it again.',
    use: (task: string) => `Use the template ${task}`,
    useTip: 'Use',
    edit: (task: string) => `Edit the template ${task}`,
    remove: {
      tip: 'Delete',
      label: (task: string) => `Delete the template ${task}`,
      title: () => 'Delete template?',
      consequence: (task: string) => `“${task}” is assigned to no one, so no student loses it.`,
      confirm: 'Delete',
      done: () => 'Template deleted.',
    },
  },
} as const;
