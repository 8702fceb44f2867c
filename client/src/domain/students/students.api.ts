import { useEffect } from 'react';
import type { ServerEventName } from 'contract/realtime';
import { endpoints, mutation, query, resource, LIST, lists } from '../../shared/api/resource';
import '../colleges/colleges.events';
import '../groups/groups.api';
import '../record/record.api';
import '../tasks/tasks.events';
import { listen } from '../../shared/realtime/realtime';

export const StudentsApi = endpoints({
  students: resource('User').list('GET /users/students'),
  studentSummary: query('GET /student/summary/{studentId}', {
    providesTags: (_student, _error, id) => [
      { type: 'User', id },
      { type: 'User', id: LIST },
      { type: 'Access', id },
      { type: 'Assignment', id },
      { type: 'Record', id },
      { type: 'SavedCollege', id: LIST },
      { type: 'Message', id: LIST },
      { type: 'Group', id: LIST },
    ],
  }),
  writeToStudents: mutation('POST /messages/students', { invalidatesTags: lists('Message', 'User') }),
  writeToFamilies: mutation('POST /messages/families', { invalidatesTags: lists('Message') }),
});

const PROGRESS_EVENTS: readonly ServerEventName[] = [
  'assignment.added',
  'assignment.changed',
  'assignment.removed',
  'task.changed',
  'message.sent',
  'session.changed',
  'group.changed',
];
const REST_MS = 1_000;

export function useLiveProgress(refetch: () => unknown): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = listen(({ name }) => {
      if (!PROGRESS_EVENTS.includes(name)) return;
      clearTimeout(timer);
      timer = setTimeout(refetch, REST_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [refetch]);
}
