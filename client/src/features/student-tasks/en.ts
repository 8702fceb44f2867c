import { counted, formatNumber } from '../../shared/lib/format';

export const t = {
  page: {
    title: 'Tasks',
    student: 'Student',
    submitted: 'SUBMITTED TASKS',
    add: 'ADD A NEW TASK',
    chooseToSee: 'Choose a student to see the tasks.',
    unknownStudent: 'this student',
  },
  form: {
    loading: 'the task',
    notYours: 'This task is not yours to change, or it is not there any more.',
    others: (students: number) =>
      students === 1
        ? '1 other student has this task too, and will see what you change.'
        : `${counted(students, 'other student')} have this task too, and will see what you change.`,
    cancel: 'Cancel',
    save: 'Save task',
    edited: 'custom task editted',
  },
  table: {
    ofAll: 'Tasks of all students',
    of: (student: string) => `Tasks of ${student}`,
    noneOfAll: 'You have not given a task to all your students yet.',
    none: (student: string) => `No tasks for ${student} yet.`,
    allDone: (student: string) => `${student} has completed every task.`,
    folded: (tasks: number) => `Completed (${formatNumber(tasks)})`,
    completedOf: (student: string) => `Completed tasks of ${student}`,
    name: 'Name',
    type: 'Type',
    entered: 'Date entered',
    due: 'Due date',
    completed: 'Completed',
    students: 'Students',
    editTip: 'Edit',
    edit: (task: string) => `Edit ${task}`,
    takenOffAll: (task: string, students: number) =>
      `“${task}” will be taken off the lists of ${counted(students, 'student')}.`,
  },
  remove: {
    tip: 'Delete',
    label: (task: string) => `Delete ${task}`,
    title: () => 'Delete task?',
    confirm: 'Delete',
    done: () => 'Task deleted!',
  },
  cells: {
    less: 'Show less',
    more: 'Show more',
    lessOf: (task: string) => `Show less of ${task}`,
    moreOf: (task: string) => `Show more of ${task}`,
    completed: (task: string) => `Completed: ${task}`,
    setIncomplete: 'Task set to Incomplete',
    setCompleted: 'Task completed!',
    dueDateOf: (task: string) => `Due date of ${task}`,
    dueDateChanged: 'Due Date changed, remember to save.',
    dueDateSaved: 'Due Date Saved.',
    save: 'Save',
    saveOf: (task: string) => `Save due date of ${task}`,
    saved: 'Saved',
    savedOf: (task: string) => `Saved: due date of ${task}`,
  },
} as const;
