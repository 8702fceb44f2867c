import { counted } from '../../shared/lib/format';

export const t = {
  remove: {
    delete: 'Delete',
    label: (task: string) => `Delete ${task}`,
    sure: 'ARE YOU SURE?',
    sureLabel: (task: string) => `ARE YOU SURE? Delete ${task}`,
    losing: (students: number) =>
      students === 1 ? '1 student loses it.' : `${counted(students, 'student')} lose it.`,
    cancel: 'Cancel',
    done: 'Task deleted!',
  },
  types: { standard: 'Standard', custom: 'Custom', college: 'College' },
  nameOfCollege: (task: string, college: string) => `${task} (${college})`,
  allDone: 'All done! You’ve completed every task.',
  waiting: { completion: 'A task’s status', dueDate: 'A due date' },
  completed: 'Task set to completed',
  reopened: 'Task set to upcoming',
  notCompleted: 'Error completing task',
  completedLabel: (task: string) => `Completed: ${task}`,
  notAssigned: (reason: string) =>
    `The task was saved but couldn’t be assigned: ${reason} Try assigning it again.`,
  details: {
    college: 'College',
    importance: 'Importance',
    ofTen: (importance: number) => `${importance} of 10`,
    time: 'Time',
    hours: (hours: number) => `About ${counted(hours, 'hour')}`,
    completed: 'Completed',
    why: 'Why',
    how: 'How',
    nothingMore: 'No notes or importance given',
  },
  fields: {
    required: 'Required',
    name: 'Name',
    description: 'Description',
    dueDate: 'Due date',
    importance: 'Importance',
    importanceHelp: 'Scale 1–10; 10 is most important',
    hours: 'Hours',
    hoursHelp: 'Approximate total',
    why: 'Why',
    whyHelp: 'Why it matters. A blank line starts a new paragraph.',
    how: 'How',
    howHelp: 'How to do it. A blank line starts a new paragraph.',
  },
} as const;
