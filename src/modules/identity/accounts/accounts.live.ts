import { serverEvent } from '../../../../contract/realtime';
import type { LiveMessage, LiveRules, Recorded } from '../../../platform/realtime/live-feed';
import type { RealtimeGateway } from '../../../platform/realtime/realtime.gateway';
import { accessChanged } from '../directory/access-changed';
import type { AccessReader, EntityMemberReader, PeopleReader } from '../directory/directory.queries';
import type { AccountEvents } from './accounts.events';

type OfAccount = Recorded<{ readonly userId: string }>;

const accountChanged = ({ data: { userId }, revision }: OfAccount): LiveMessage => ({
  to: [userId],
  event: serverEvent('account.changed', userId, revision, {}),
});

const profileChanged = ({ data: { userId }, revision }: OfAccount): LiveMessage => ({
  to: [userId],
  event: serverEvent('profile.changed', userId, revision, {}),
});

/** A changed account's browser fetches a new token; an erased account's connections are closed. */
export function accountLiveRules(
  gateway: RealtimeGateway,
  people: PeopleReader,
  entityMembers: EntityMemberReader,
  access: AccessReader,
): LiveRules<AccountEvents> {
  const recordChanged = async ({ data: { userId }, revision }: OfAccount): Promise<LiveMessage[]> =>
    (await people.roleOf(userId)) === 'student'
      ? [
          {
            to: [userId, ...(await access.staffOf(userId))],
            event: serverEvent('record.changed', userId, revision, { part: 'profile' }),
          },
        ]
      : [];

  /** Notifies everyone whose pages may display the name or the address. */
  const othersHear = async ({ data: { userId }, revision }: OfAccount) => ({
    to: await access.concernedWith(userId),
    event: accessChanged(userId, revision),
  });

  return {
    AccountRoleChanged: async (event) => {
      const { userId } = event.data;
      const others = (await entityMembers.colleagues(userId)).filter((id) => id !== userId);
      return [accountChanged(event), { to: others, event: accessChanged(userId, event.revision) }];
    },
    AccountErased: async (event) => {
      const { to, event: change } = accountChanged(event);
      gateway.send(to, change);
      gateway.disconnect(event.data.userId);
      return [];
    },
    ProfileChanged: async (event) => {
      const { firstName, lastName } = event.data.changes;
      const record = await recordChanged(event);
      if (!firstName && !lastName) return [profileChanged(event), ...record];
      return [accountChanged(event), await othersHear(event), ...record];
    },
    LanguageChosen: (event) => Promise.resolve([accountChanged(event)]),
    EmailChanged: async (event) => [
      profileChanged(event),
      await othersHear(event),
      ...(await recordChanged(event)),
    ],
  };
}
