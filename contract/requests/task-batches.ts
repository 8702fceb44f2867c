import {
  checked,
  described,
  list,
  number,
  object,
  omittable,
  optional,
  string,
  uuid,
  type RequestsOf,
  type Sent,
} from '../fields';
import { date } from '../rules';
import { studentIdsIssue } from '../students';
import { batchIssue, batchRules, daysBeforeIssue, type TaskBatchCalls } from '../task-batches';
import { ceebCode } from './colleges';

export const taskBatchRequests = {
  'POST /v2/tasks/custom/{taskId}/batches': {
    body: {
      students: checked(
        list(
          object({
            user_id: uuid(),
            due_date: omittable(
              described("The task's date applies where the student has none.", string(date('dueDate'))),
            ),
          }),
        ),
        batchIssue,
      ),
    },
  },
  'POST /v2/tasks/due-dates': {
    body: {
      user_ids: checked(list(uuid()), studentIdsIssue),
      days_before: checked(number(batchRules.daysBefore), daysBeforeIssue),
      ceeb: optional(described("The default is each student's next deadline.", ceebCode)),
    },
  },
} as const satisfies RequestsOf<keyof TaskBatchCalls>;

export type DeadlineRule = Sent<(typeof taskBatchRequests)['POST /v2/tasks/due-dates']['body']>;
