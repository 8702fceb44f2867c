import type { Reactions } from '../../platform/reactor/reactor';
import type { IdentityEvents } from '../identity/identity.events';
import type { TaskEvents } from './tasks.events';

export const OFFER_TO_STUDENT = 'tasks-offer-to-student';
export const OFFER_TASK = 'tasks-offer-task';
export const OFFER_TO_EVERYBODY = 'tasks-offer-to-everybody';

const offerTo = (studentId: string) => ({ job: OFFER_TO_STUDENT, data: { studentId } });

/** 'All' means also those who come later. */
export const taskReactions: Reactions<
  Pick<IdentityEvents, 'AccountRegistered' | 'AccessGranted' | 'EntityMemberAdded'> &
    Pick<TaskEvents, 'TaskOfferedToAllStudents'>
> = {
  AccountRegistered: ({ data }) => offerTo(data.userId),
  AccessGranted: ({ data }) => offerTo(data.studentId),
  EntityMemberAdded: ({ data }) => offerTo(data.userId),
  TaskOfferedToAllStudents: ({ data: { taskId } }) => ({ job: OFFER_TASK, data: { taskId } }),
};
