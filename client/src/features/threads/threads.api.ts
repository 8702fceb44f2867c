import { THREADS_PER_PAGE } from 'contract/threads';
import { endpoints, resource } from '../../shared/api/resource';

const thread = resource('Thread');

export const ThreadsApi = endpoints({
  threads: thread.list('GET /threads/all', {
    request: (currentPage: number) => ({ query: { currentPage, pageSize: THREADS_PER_PAGE } }),
  }),
  thread: thread.one('GET /threads/{id}'),
  publishThread: thread.create('POST /threads'),
  editThread: thread.edit('PATCH /threads/{id}'),
  retireThread: thread.remove('DELETE /threads/{id}'),
});
