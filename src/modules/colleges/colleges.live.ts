import { people } from '../../../projections/people';
import type { Views } from '../../platform/document-store/views';
import type { LiveMessage, LiveRules } from '../../platform/realtime/live-feed';
import type { CollegeEvents, CollegeImportEvents } from './colleges.events';

/** Admins hear of each college that a person changes, and of an import as a whole. */
export function collegeLiveRules(views: Views): LiveRules<CollegeEvents & CollegeImportEvents> {
  const admins = async () => (await views.find(people, { where: { role: 'admin' } })).map(({ id }) => id);

  const changed = async (
    { ceebCode, importId }: { ceebCode: string; importId: string | null },
    version: number,
  ): Promise<LiveMessage[]> =>
    importId !== null
      ? []
      : [
          {
            to: await admins(),
            event: { name: 'college.changed', type: 'College', id: ceebCode, version, data: {} },
          },
        ];

  const importChanged = async (id: string, version: number, progress: number): Promise<LiveMessage[]> => [
    {
      to: await admins(),
      event: { name: 'college-import.changed', type: 'CollegeImport', id, version, data: { progress } },
    },
  ];

  return {
    CollegeAdded: ({ data, revision }) => changed(data, revision),
    CollegeEdited: ({ data, revision }) => changed(data, revision),
    CollegeDeleted: ({ data, revision }) => changed(data, revision),
    CollegeDeadlinesChanged: ({ data, revision }) => changed({ ...data, importId: null }, revision),
    CollegeDeadlinesReset: ({ data, revision }) => changed({ ...data, importId: null }, revision),
    CollegeImportChecked: ({ data, revision }) => importChanged(data.importId, revision, 0),
    CollegeImportStarted: ({ data, revision }) => importChanged(data.importId, revision, 0),
    CollegeImportFinished: ({ data, revision }) => importChanged(data.importId, revision, 1),
    CollegeImportFailed: ({ data, revision }) => importChanged(data.importId, revision, 1),
    CollegeImportUndoStarted: ({ data, revision }) => importChanged(data.importId, revision, 0),
    CollegeImportUndone: ({ data, revision }) => importChanged(data.importId, revision, 1),
  };
}
