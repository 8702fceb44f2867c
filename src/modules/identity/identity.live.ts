import { serverEvent } from '../../../contract/realtime';
import type { EventName, RecordedEvent } from '../../kernel/event';
import type { LiveMessage, LiveRules } from '../../platform/realtime/live-feed';
import type { RealtimeGateway } from '../../platform/realtime/realtime.gateway';
import type { AccountDirectory } from './accounts/account-directory';
import type { IdentityEvents } from './identity.events';

type Of<Name extends EventName<IdentityEvents>> = RecordedEvent<IdentityEvents, Name>;

const accountChanged = ({
  data: { userId },
  revision,
}: Of<'AccountRoleChanged' | 'AccountErased' | 'ProfileChanged' | 'LanguageChosen'>): LiveMessage => ({
  to: [userId],
  event: serverEvent('account.changed', userId, revision, {}),
});

const profileChanged = ({
  data: { userId },
  revision,
}: Of<'ProfileChanged' | 'EmailChanged'>): LiveMessage => ({
  to: [userId],
  event: serverEvent('profile.changed', userId, revision, {}),
});

export const accessChanged = (id: string, version: number) => serverEvent('access.changed', id, version, {});

const bothHear = async ({
  data: { staffId, studentId },
  revision,
}: Of<'AccessGranted' | 'AccessRevoked'>) => [
  { to: [staffId], event: accessChanged(studentId, revision) },
  { to: [studentId], event: accessChanged(staffId, revision) },
];

/** A changed account's browser fetches a new token; an erased account's connections are closed. */
export function identityLiveRules(
  gateway: RealtimeGateway,
  directory: AccountDirectory,
): LiveRules<IdentityEvents> {
  /** A student's membership concerns the entity's account admins, a staff member's concerns all its members. */
  const entityHears = async ({
    data: { entityId, userId },
    revision,
  }: Of<'EntityMemberAdded' | 'EntityMemberRemoved'>) => {
    const isStudent = (await directory.roleOf(userId)) === 'student';
    const others = isStudent
      ? await directory.accountAdminsOf([entityId])
      : await directory.membersOf([entityId]);
    return [{ to: [...new Set([...others, userId])], event: accessChanged(userId, revision) }];
  };

  const recordChanged = async ({
    data: { userId },
    revision,
  }: Of<'ProfileChanged' | 'EmailChanged'>): Promise<LiveMessage[]> =>
    (await directory.roleOf(userId)) === 'student'
      ? [
          {
            to: [userId, ...(await directory.staffOf(userId))],
            event: serverEvent('record.changed', userId, revision, { part: 'profile' }),
          },
        ]
      : [];

  /** Notifies everyone whose pages may display the name or the address. */
  const othersHear = async ({
    data: { userId },
    revision,
  }: Of<'ProfileChanged' | 'EmailChanged'>): Promise<LiveMessage> => ({
    to: await directory.concernedWith(userId),
    event: accessChanged(userId, revision),
  });

  return {
    AccountRoleChanged: async (event) => {
      const { userId } = event.data;
      const others = (await directory.colleagues(userId)).filter((id) => id !== userId);
      return [accountChanged(event), { to: others, event: accessChanged(userId, event.revision) }];
    },
    AccountErased: async (event) => {
      const { to, event: told } = accountChanged(event);
      gateway.send(to, told);
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
    AccessGranted: bothHear,
    AccessRevoked: bothHear,
    EntityMemberAdded: entityHears,
    EntityMemberRemoved: entityHears,
  };
}
