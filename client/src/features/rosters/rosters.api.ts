import { applyProgress, tagsOnceChanged } from '../../domain/imports/imports';
import { download, endpoints, mutation, resource, uploadOf } from '../../shared/api/resource';
import { lists } from '../../shared/api/tags';
import { onServerEvent } from '../../shared/realtime/realtime';

const imports = resource('RosterImport');
const importsAndInvitations = lists('RosterImport', 'Invitation');

interface CheckedFile {
  readonly file: File;
  readonly entity_id?: string;
  readonly columns?: string;
}

export const {
  useRosterImportsQuery,
  useRosterHeaderMutation,
  useCheckRosterMutation,
  useRunRosterMutation,
  useMailRosterMutation,
  useUndoRosterMutation,
  useRosterTemplateMutation,
} = endpoints({
  rosterImports: imports.list('GET /roster-imports'),
  rosterHeader: mutation('POST /roster-imports/columns'),
  checkRoster: imports.create('POST /roster-imports', {
    request: ({ file, ...query }: CheckedFile) => ({ query, body: uploadOf(file) }),
  }),
  runRoster: mutation('POST /roster-imports/{id}/run', { invalidatesTags: importsAndInvitations }),
  mailRoster: mutation('POST /roster-imports/{id}/mails', { invalidatesTags: importsAndInvitations }),
  undoRoster: imports.create('POST /roster-imports/{id}/undo'),
  rosterTemplate: download('GET /roster-imports/template.csv', 'people.csv'),
});

onServerEvent('roster-import.changed', {
  patch: { rosterImports: applyProgress },
  invalidate: (event) => tagsOnceChanged(importsAndInvitations, event),
});
