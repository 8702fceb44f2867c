import type { Reactions } from '../../platform/reactor/reactor';
import type { CollegeEvents } from '../colleges/colleges.events';
import type { SavedCollegeEvents } from '../colleges/saved/saved-colleges.events';
import type { AccessEvents } from '../identity/access/access.events';
import type { AccountEvents } from '../identity/accounts/accounts.events';
import type { MembershipEvents } from '../identity/entities/entities.events';
import type { TaskEvents } from './tasks.events';

export const OFFER_TO_STUDENT = 'tasks-offer-to-student';
export const OFFER_TASK = 'tasks-offer-task';
export const DELETE_TASKS = 'tasks-delete-tasks';
export const OFFER_TO_ALL_STUDENTS = 'tasks-offer-to-everybody';

export const SYNC_COLLEGE_TASKS = 'tasks-sync-college-tasks';
export const SYNC_TASKS_OF_COLLEGE = 'tasks-sync-tasks-of-college';
export const SYNC_ALL_COLLEGE_TASKS = 'tasks-sync-all-college-tasks';

const offerTo = (studentId: string) => ({ job: OFFER_TO_STUDENT, data: { studentId } });

/** Tasks offered to all students are also assigned to later ones, and follow the grades they are for. */
export const taskReactions: Reactions<
  Pick<
    AccountEvents & AccessEvents & MembershipEvents,
    'AccountRegistered' | 'AccountErased' | 'ProfileChanged' | 'AccessGranted' | 'EntityMemberAdded'
  > &
    Pick<TaskEvents, 'TaskOfferedToAllStudents' | 'TaskEdited'>
> = {
  AccountRegistered: ({ data }) => offerTo(data.userId),
  AccountErased: ({ data: { taskIds } }) =>
    taskIds.length > 0 ? { job: DELETE_TASKS, data: { taskIds } } : null,
  ProfileChanged: ({ data }) => (data.changes.grade ? offerTo(data.userId) : null),
  AccessGranted: ({ data }) => offerTo(data.studentId),
  EntityMemberAdded: ({ data }) => offerTo(data.userId),
  TaskOfferedToAllStudents: ({ data: { taskId } }) => ({ job: OFFER_TASK, data: { taskId } }),
  TaskEdited: ({ data: { taskId, changes } }) =>
    changes.grades ? { job: OFFER_TASK, data: { taskId } } : null,
};

const syncStudent = ({ data: { studentId } }: { data: { studentId: string } }) => ({
  job: SYNC_COLLEGE_TASKS,
  data: { studentId },
});

const syncCollege = ({ data: { ceebCode } }: { data: { ceebCode: string } }) => ({
  job: SYNC_TASKS_OF_COLLEGE,
  data: { ceebCode },
});

const syncAllStudents = () => ({ job: SYNC_ALL_COLLEGE_TASKS, data: {} });

export const collegeTaskReactions: Reactions<SavedCollegeEvents & CollegeEvents & TaskEvents> = {
  CollegeSaved: syncStudent,
  SavedCollegeMoved: syncStudent,
  CollegeUnsaved: syncStudent,
  CollegeDeleted: syncCollege,
  CollegeDeadlinesChanged: syncCollege,
  CollegeDeadlinesReset: syncCollege,
  TaskOfferedToColleges: syncAllStudents,
  TaskOfferedToAllColleges: syncAllStudents,
};
