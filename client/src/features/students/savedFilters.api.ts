import { endpoints, query, resource } from '../../shared/api/resource';
import { lists } from '../../shared/api/tags';

const filter = resource('SavedFilter');

export const {
  useSavedFiltersQuery,
  useSaveFilterMutation,
  useRenameFilterMutation,
  useDeleteFilterMutation,
} = endpoints({
  savedFilters: query('GET /users/students/filters', { offline: true, providesTags: lists('SavedFilter') }),
  saveFilter: filter.create('POST /users/students/filters', { undo: true }),
  renameFilter: filter.create('PATCH /users/students/filters/{id}', { undo: true }),
  deleteFilter: filter.remove('DELETE /users/students/filters/{id}'),
});
