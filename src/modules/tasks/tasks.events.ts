import { type Changes, events, ON_NO_PAGE } from '../../kernel/event';
import { CATALOGUE, CHOICE, FIGURE, ID, PERSON, sealedText, TIME } from '../../kernel/personal';

type TaskType = 'standard' | 'college' | 'custom';

type Grade = '9th' | '10th' | '11th' | '12th' | 'Other';

/** Dates without a time of day are `YYYY-MM-DD`. */
export interface TaskFields {
  readonly externalId: string | null;
  readonly name: string;
  readonly description: string;
  readonly dueDate: string | null;
  readonly dueDateCanBeModified: boolean;
  /** The 'Why' text. */
  readonly importance: string;
  readonly weightedImportance: number | null;
  readonly approxTotalHours: number | null;
  /** The 'How' text. */
  readonly notes: string;
  /** The grades whose students a standard task is offered to; none means all. */
  readonly grades: readonly Grade[];
}

/** One task of one student; a college task has one assignment for each college. */
export interface AssignmentRef {
  readonly assignmentId: string;
  readonly taskId: string;
  readonly studentId: string;
  readonly taskName: string;
  readonly ceebCode: string | null;
}

/** An assignment that was `undone` counts as never assigned. */
export type UnassignReason = 'removed-by-staff' | 'college-left' | 'grade-left' | 'undone';

/** What was offered follows the student's grade; what a person assigned stays. */
export type AssignedBy = 'person' | 'offer';

/** Due dates are set by a person, or by the college's deadlines, which they then follow. */
export type DueDateSetter = 'person' | 'deadline';

export type TaskDefinitionEvents = {
  TaskCreated: { taskId: string; authorId: string; type: TaskType; fields: TaskFields };
  TaskEdited: { taskId: string; name: string; changes: Changes<TaskFields> };
  TaskDeleted: { taskId: string; name: string };
  /** The task was restored, with those to whom it was offered. */
  TaskRestored: {
    taskId: string;
    authorId: string;
    type: TaskType;
    fields: TaskFields;
    offeredWithin: readonly (string | null)[];
    ceebCodes: readonly string[];
    offeredToAllColleges: boolean;
    createdAt: string;
  };
  /** The offer includes future students; `within` limits it to the students of one staff member. */
  TaskOfferedToAllStudents: { taskId: string; name: string; within: string | null };
  TaskOfferedToColleges: { taskId: string; name: string; ceebCodes: readonly string[] };
  TaskOfferedToAllColleges: { taskId: string; name: string };
};

export type ExternalIdEvents = {
  ExternalIdReserved: { externalId: string; taskId: string };
  ExternalIdReleased: { externalId: string; taskId: string };
};

export type AssignmentEvents = {
  /**
   * An assignment without a due date of its own follows the task's. Only the system assigns a task for a college; its
   * due date comes from the college's deadlines.
   */
  TaskAssigned: AssignmentRef & {
    dueDate: string | null;
    /** When the student first got it, if this undoes its removal; otherwise, it is the time of the event. */
    assignedAt: string | null;
    by: AssignedBy;
  };
  TaskDueDateChanged: AssignmentRef & {
    dueDate: { from: string | null; to: string | null };
    by: DueDateSetter;
  };
  TaskCompleted: AssignmentRef & { completedDate: string };
  TaskReopened: AssignmentRef & { completedDate: { from: string; to: null } };
  TaskUnassigned: AssignmentRef & { reason: UnassignReason };
};

export type TaskReminderEvents = {
  /** Staff have reminded a student of a task that is not done. `day` is the date in New York. */
  TaskReminderSent: AssignmentRef & { reminderId: string; day: string };
};

export type TaskEvents = TaskDefinitionEvents & ExternalIdEvents & AssignmentEvents & TaskReminderEvents;

// A task has a key of its own, which is destroyed with the one person it was written for.
const forTask = sealedText('taskId');

const taskFields = {
  externalId: ID,
  name: forTask,
  description: forTask,
  dueDate: TIME,
  dueDateCanBeModified: CHOICE,
  importance: forTask,
  weightedImportance: FIGURE,
  approxTotalHours: FIGURE,
  notes: forTask,
  grades: CHOICE,
};
// In the first version a task was for all grades.
const withGrades = (v1: Record<string, unknown>) => ({
  ...v1,
  fields: { ...(v1.fields as object), grades: [] },
});

const named = { taskId: ID, name: forTask };
const ref = { assignmentId: ID, taskId: ID, studentId: PERSON, taskName: forTask, ceebCode: CATALOGUE };

const ON_ASSIGNMENT = 'The students who get the task are notified of the assignment.';
const FUTURE = 'The offer includes later students, whom no one has counted.';

const sampleFields = {
  externalId: 'STD-001',
  name: 'Draft the essay',
  description: 'A first draft.',
  dueDate: '2026-12-01',
  dueDateCanBeModified: true,
  importance: 'It matters.',
  weightedImportance: 8,
  approxTotalHours: 4,
  notes: 'Sit down.####Write.',
  grades: ['11th', '12th'],
} as const;

export const taskEvents = events<TaskEvents>({
  TaskCreated: {
    fields: { taskId: ID, authorId: PERSON, type: CHOICE, fields: taskFields },
    sample: {
      taskId: 't1',
      authorId: 'u3',
      type: 'standard',
      fields: sampleFields,
    },
    notPushed: ON_ASSIGNMENT,
    upcasts: [withGrades],
  },
  TaskEdited: {
    fields: { ...named, changes: taskFields },
    sample: {
      taskId: 't1',
      name: 'Draft your essay',
      changes: {
        externalId: { from: 'STD-001', to: null },
        name: { from: 'Draft the essay', to: 'Draft your essay' },
        dueDate: { from: '2026-12-01', to: null },
        description: { from: 'A first draft.', to: 'A second draft.' },
        dueDateCanBeModified: { from: true, to: false },
        importance: { from: 'It matters.', to: 'It matters much.' },
        weightedImportance: { from: 8, to: null },
        approxTotalHours: { from: 4, to: 6 },
        notes: { from: 'Sit down. #### Write.', to: 'Write.' },
        grades: { from: ['11th', '12th'], to: [] },
      },
    },
    // The first version had no changes of grades.
    upcasts: [(v1) => v1],
  },
  TaskDeleted: { fields: named, sample: { taskId: 't1', name: 'Draft your essay' } },
  TaskRestored: {
    fields: {
      taskId: ID,
      authorId: PERSON,
      type: CHOICE,
      fields: taskFields,
      offeredWithin: PERSON,
      ceebCodes: CATALOGUE,
      offeredToAllColleges: CHOICE,
      createdAt: TIME,
    },
    sample: {
      taskId: 't1',
      authorId: 'u3',
      type: 'standard',
      fields: { ...sampleFields, name: 'Draft your essay' },
      offeredWithin: ['u3', null],
      ceebCodes: ['3434'],
      offeredToAllColleges: false,
      createdAt: '2026-09-01T12:00:00.000Z',
    },
    upcasts: [withGrades],
  },
  TaskOfferedToAllStudents: {
    fields: { ...named, within: PERSON },
    sample: { taskId: 't1', name: 'Draft the essay', within: 'u3' },
    notPushed: ON_ASSIGNMENT,
    notUndone: FUTURE,
  },
  TaskOfferedToColleges: {
    fields: { ...named, ceebCodes: CATALOGUE },
    sample: { taskId: 't2', name: 'Why us', ceebCodes: ['3434', '3987'] },
    notPushed: ON_ASSIGNMENT,
    notUndone: FUTURE,
  },
  TaskOfferedToAllColleges: {
    fields: named,
    sample: { taskId: 't2', name: 'Why us' },
    notPushed: ON_ASSIGNMENT,
    notUndone: FUTURE,
  },
  ExternalIdReserved: {
    fields: { externalId: ID, taskId: ID },
    sample: { externalId: 'STD-001', taskId: 't1' },
    notPushed: ON_NO_PAGE,
  },
  ExternalIdReleased: {
    fields: { externalId: ID, taskId: ID },
    sample: { externalId: 'STD-001', taskId: 't1' },
    notPushed: 'TaskDeleted is pushed.',
  },
  TaskAssigned: {
    fields: { ...ref, dueDate: TIME, assignedAt: TIME, by: CHOICE },
    sample: {
      assignmentId: 'a1',
      taskId: 't1',
      studentId: 's1',
      taskName: 'Draft the essay',
      ceebCode: null,
      dueDate: '2026-12-15',
      assignedAt: '2026-11-02T15:00:00.000Z',
      by: 'person',
    },
    upcasts: [
      (v1) => ({ ...v1, assignedAt: null }),
      // Only people gave a task without a college a due date of its own; the rest counts as offered.
      (v2) => ({ ...v2, by: v2.ceebCode === null && v2.dueDate !== null ? 'person' : 'offer' }),
    ],
  },
  TaskDueDateChanged: {
    fields: { ...ref, dueDate: TIME, by: CHOICE },
    sample: {
      assignmentId: 'a1',
      taskId: 't1',
      studentId: 's1',
      taskName: 'Draft the essay',
      ceebCode: '3434',
      dueDate: { from: '2026-12-15', to: '2026-12-20' },
      by: 'deadline',
    },
    // In the first version only people changed due dates.
    upcasts: [(v1) => ({ ...v1, by: 'person' })],
  },
  TaskCompleted: {
    fields: { ...ref, completedDate: TIME },
    sample: {
      assignmentId: 'a1',
      taskId: 't1',
      studentId: 's1',
      taskName: 'Draft the essay',
      ceebCode: null,
      completedDate: '2026-11-20T15:00:00.000Z',
    },
  },
  TaskReopened: {
    fields: { ...ref, completedDate: TIME },
    sample: {
      assignmentId: 'a1',
      taskId: 't1',
      studentId: 's1',
      taskName: 'Draft the essay',
      ceebCode: null,
      completedDate: { from: '2026-11-20T15:00:00.000Z', to: null },
    },
  },
  TaskUnassigned: {
    fields: { ...ref, reason: CHOICE },
    sample: {
      assignmentId: 'a1',
      taskId: 't1',
      studentId: 's1',
      taskName: 'Draft the essay',
      ceebCode: null,
      reason: 'removed-by-staff',
    },
  },
  TaskReminderSent: {
    fields: { ...ref, reminderId: ID, day: TIME },
    sample: {
      reminderId: 'r1',
      assignmentId: 'a1',
      taskId: 't1',
      studentId: 's1',
      taskName: 'Draft the essay',
      ceebCode: null,
      day: '2026-11-20',
    },
    notPushed: 'The notification of the reminder is pushed.',
    notUndone: 'The student has been notified.',
  },
});
