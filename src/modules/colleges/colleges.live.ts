import { serverEvent } from '../../../contract/realtime';
import type { Accounts } from '../../platform/auth/session-user';
import type { LiveMessage, LiveRules } from '../../platform/realtime/live-feed';
import type { CollegeEvents, CollegeImportEvents } from './colleges.events';

/** Admins receive each change a person makes to a college, and an import as a whole. */
export function collegeLiveRules(accounts: Accounts): LiveRules<CollegeEvents & CollegeImportEvents> {
  const changed = async (
    { ceebCode, importId }: { ceebCode: string; importId: string | null },
    version: number,
  ): Promise<LiveMessage[]> =>
    importId !== null
      ? []
      : [
          {
            to: await accounts.withRole('admin'),
            event: serverEvent('college.changed', ceebCode, version, {}),
          },
        ];

  const importChanged = async (id: string, version: number, progress: number): Promise<LiveMessage[]> => [
    {
      to: await accounts.withRole('admin'),
      event: serverEvent('college-import.changed', id, version, { progress }),
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
