import { download, endpoints, mutation, query, resource, lists } from '../../shared/api/resource';

const note = resource('Note');
const notes = lists('Note');

export const NotesApi = endpoints({
  notes: note.list('GET /users/{studentId}/notes'),
  writeNote: note.create('POST /users/{studentId}/notes'),
  editNote: mutation('PATCH /users/{studentId}/notes/{noteId}', { undo: true, invalidatesTags: notes }),
  deleteNote: note.remove('DELETE /users/{studentId}/notes/{noteId}'),
  noteMinutes: query('GET /notes/minutes', { providesTags: notes }),
  exportNoteMinutes: download('GET /notes/minutes.csv', 'minutes.csv'),
});
