import type { CollegeStatus } from 'contract/colleges';
import { applyProgress, tagsOnceChanged } from '../../domain/imports/imports';
import { endpoints, mutation, resource, lists } from '../../shared/api/resource';
import { onServerEvent } from '../../shared/realtime/realtime';

const PAGE_SIZE = 25;

interface Search {
  readonly q: string;
  readonly status: CollegeStatus | undefined;
  readonly withoutDeadlines: true | undefined;
  readonly currentPage: number;
}

const college = resource('College');
const imports = resource('CollegeImport');

const soughtAs = (q: string) =>
  q === '' ? {} : /^U?\d+$/i.test(q) ? { ceeb: q.toUpperCase() } : { name: q };

export const AdminCollegesApi = endpoints({
  adminColleges: college.list('GET /colleges/all', {
    request: ({ q, ...search }: Search) => ({
      query: { ...soughtAs(q), ...search, pageSize: PAGE_SIZE },
    }),
  }),
  addCollege: college.create('POST /colleges/college'),
  editCollege: college.edit('PATCH /colleges/{ceeb}'),
  deleteCollege: college.remove('DELETE /colleges/{ceeb}'),
  addDeadlines: mutation('POST /colleges/deadlines', {
    undo: true,
    invalidatesTags: (_result, _error, { ceeb: id }) => [{ type: 'College', id }],
  }),
  editDeadlines: college.edit('PATCH /colleges/{ceeb}/deadlines'),
  resetDeadlines: college.edit('DELETE /colleges/{ceeb}/deadlines'),
  collegeImports: imports.list('GET /colleges/imports'),
  checkImport: imports.create('POST /colleges/imports'),
  runImport: imports.create('POST /colleges/imports/{id}/run'),
  undoImport: imports.create('POST /colleges/imports/{id}/undo'),
});

onServerEvent('college.changed', {
  invalidate: ({ id }) => [{ type: 'College', id }, ...lists('College')],
});

onServerEvent('college-import.changed', {
  patch: { collegeImports: applyProgress },
  invalidate: (event) => tagsOnceChanged(lists('CollegeImport', 'College'), event),
});
