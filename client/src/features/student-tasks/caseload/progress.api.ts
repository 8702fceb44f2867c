import { endpoints, mutation, query, listTags, SUMMARY } from '../../../shared/api/resource';
import '../../../domain/tasks/tasks.events';

const SUMMED_UP = { type: 'Assignment', id: SUMMARY } as const;

export const ProgressApi = endpoints({
  taskProgress: query('GET /v2/tasks/progress', {
    providesTags: (rows) => [SUMMED_UP, ...listTags('Task', rows)],
  }),
  openTasks: query('GET /v2/tasks/progress/{taskId}', { providesTags: [SUMMED_UP] }),
  remind: mutation('POST /v2/tasks/progress/{taskId}/reminders', { invalidatesTags: [SUMMED_UP] }),
});
