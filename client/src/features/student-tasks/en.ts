import { counted, formatNumber } from '../../shared/lib/format';

export const t = {
  page: {
    title: 'Tasks',
    student: 'Student',
    submitted: 'SUBMITTED TASKS',
    add: 'ADD A NEW TASK',
    unknownStudent: 'this student',
  },
  form: {
    loading: 'the task',
    notYours: 'You can’t edit this task, or it was deleted.',
    others: (students: number) =>
      students === 1
        ? '1 other student also has this task and will see your changes.'
        : `${counted(students, 'other student')} also have this task and will see your changes.`,
    everyone: (students: number) => `${counted(students, 'student')} will see your changes.`,
    cancel: 'Cancel',
    save: 'Save task',
    edited: 'custom task editted',
  },
  table: {
    ofAll: 'Tasks for all students',
    of: (student: string) => `Tasks for ${student}`,
    noneOfAll: 'You haven’t assigned a task to all your students yet.',
    none: (student: string) => `No tasks for ${student} yet.`,
    allDone: (student: string) => `${student} has completed every task.`,
    folded: (tasks: number) => `Completed (${formatNumber(tasks)})`,
    completedOf: (student: string) => `Completed tasks for ${student}`,
    name: 'Name',
    type: 'Type',
    entered: 'Date entered',
    due: 'Due date',
    completed: 'Completed',
    students: 'Students',
    editTip: 'Edit',
    edit: (task: string) => `Edit ${task}`,
    takenOffAll: (task: string, students: number) =>
      `“${task}” will be removed from the lists of ${counted(students, 'student')}.`,
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
    changeDueDate: (task: string) => `Change the due date of ${task}:`,
    dueDateOf: (task: string) => `Due date of ${task}`,
    dueDateChanged: 'Due Date changed, remember to save.',
    dueDateSaved: 'Due Date Saved.',
    save: 'Save',
    saveOf: (task: string) => `Save due date of ${task}`,
    cancelOf: (task: string) => `Keep the due date of ${task}`,
    saved: 'Saved',
    savedOf: (task: string) => `Saved: due date of ${task}`,
  },
} as const;
