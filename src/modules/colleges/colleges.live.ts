import { serverEvent } from '../../../contract/realtime';
import type { Accounts } from '../../platform/auth/session-user';
import type { LiveMessage, LiveRules } from '../../platform/realtime/live-feed';
import type { CollegeEvents } from './colleges.events';

/** Pushes each change that a person makes to admins, but an import only as a whole. */
export function collegeLiveRules(accounts: Accounts): LiveRules<CollegeEvents> {
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

  return {
    CollegeAdded: ({ data, revision }) => changed(data, revision),
    CollegeEdited: ({ data, revision }) => changed(data, revision),
    CollegeDeleted: ({ data, revision }) => changed(data, revision),
    CollegeDeadlinesChanged: ({ data, revision }) => changed({ ...data, importId: null }, revision),
    CollegeDeadlinesReset: ({ data, revision }) => changed({ ...data, importId: null }, revision),
  };
}
