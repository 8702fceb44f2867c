import { counted, formatNumber } from '../../../shared/lib/format';

export const t = {
  added: 'New custom task added',
  undone: 'Task deleted!',
  undoForAll: 'Undo for all students',
  addFor: (students: number) =>
    students === 0 ? 'Add task' : `Add task for ${counted(students, 'student')}`,
  addForAll: 'Add task for all students',
  startFrom: 'Start from',
  emptyTask: 'An empty task',
  templates: 'Your templates',
  lastTasks: 'Your last tasks',
  addedOn: (task: string, day: string) => `${task} (added ${day})`,
  saveTemplate: 'Save as template',
  templateSaved: 'Template saved.',
  unready: 'Before you can add it:',
  assignAgain: 'Try assigning again',
  everybody: 'All students, including new ones, due on the date below.',
  students: 'Students',
  chosen: 'Chosen students',
  more: (students: number) => `and ${formatNumber(students)} more`,
  noStudents: 'Choose a student or All to add a task.',
  when: 'When it is due',
  modes: { one: 'One date', deadline: 'Before a deadline', each: 'Individual dates' },
  days: 'Days before the deadline',
  presets: 'Common choices',
  preset: (days: number) => `${formatNumber(days)} days before`,
  deadlineOf: 'Deadline',
  next: 'Each student’s next deadline',
  dates: 'Dates',
  dateOf: (student: string) => `Due date of ${student}`,
  before: (college: string, day: string) => `${college}: ${day}`,
  noDeadline: (students: number) =>
    students === 1
      ? '1 student has no deadline and gets the due date above.'
      : `${formatNumber(students)} students have no deadline and get the due date above.`,
  help: {
    one: 'All students get the due date above.',
    deadline: 'Dates in the past become today. Due dates don’t change if a deadline moves.',
    each: 'Students without a date get the date above.',
  },
  preview: 'Student preview',
  noName: 'Task name',
  given: (task: string, students: number) => `“${task}” was assigned to ${counted(students, 'student')}.`,
  notGiven: (students: number) => `${counted(students, 'student')} didn’t get it.`,
  results: 'Results',
  outcomes: {
    assigned: 'Assigned',
    unchanged: 'Already assigned',
    'no-access': 'Not assigned: you no longer have access',
  },
  due: (day: string) => `due ${day}`,
} as const;
