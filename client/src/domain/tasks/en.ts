import { counted } from '../../shared/lib/format';

export const t = {
  types: { standard: 'Standard', custom: 'Custom', college: 'College' },
  nameOfCollege: (task: string, college: string) => `${task} (${college})`,
  allDone: 'Nothing left to do: you have completed every task.',
  waiting: { completion: 'A task’s box', dueDate: 'A due date' },
  completed: 'Task set to completed',
  reopened: 'Task set to upcoming',
  notCompleted: 'Error completing task',
  completedLabel: (task: string) => `Completed: ${task}`,
  notAssigned: (reason: string) =>
    `The task is saved, but it could not be assigned: ${reason} Try again to assign it.`,
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
    importanceHelp: 'Scale 1-10, 10 matters most',
    hours: 'Hours',
    hoursHelp: 'Approximate total',
    why: 'Why',
    whyHelp: 'Why it matters; a blank line starts a new paragraph',
    how: 'How',
    howHelp: 'How to go about it; a blank line starts a new paragraph',
  },
} as const;
