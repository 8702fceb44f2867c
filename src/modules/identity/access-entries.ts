import { Injectable } from '@nestjs/common';
import type { AccessEnd, AccessRelation } from '../../../contract/identity';
import type { AccessEntry } from '../../../projections/access';
import { memberships } from '../../../projections/memberships';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { sumInTurns } from '../../platform/dispatch/in-turns';
import { Views } from '../../platform/document-store/views';
import { Projector } from '../../platform/projector/projector';
import { access, accessId } from './access.decider';
import { AccountDirectory } from './account-directory';
import { membershipId } from './membership.decider';

/** Grants and revokes access. */
@Injectable()
export class AccessEntries {
  constructor(
    private readonly views: Views,
    private readonly directory: AccountDirectory,
    private readonly dispatcher: Dispatcher,
    private readonly projector: Projector,
  ) {}

  /** Returns how many were new. */
  async grant(staffId: string, studentIds: readonly string[], reason: AccessRelation): Promise<number> {
    return sumInTurns(studentIds, async (studentId) => {
      const entry = { staffId, studentId, reason };
      const id = accessId(staffId, studentId);
      return (await this.dispatcher.dispatch(access, id, 'GrantAccess', entry)).events.length;
    });
  }

  /** Returns how many of these relations there were. */
  async revoke(
    entries: readonly Pick<AccessEntry, 'staffId' | 'studentId'>[],
    reasons: readonly AccessRelation[],
    because: AccessEnd,
  ): Promise<number> {
    return sumInTurns(entries, async ({ staffId, studentId }) => {
      const id = accessId(staffId, studentId);
      return (await this.dispatcher.dispatch(access, id, 'RevokeAccess', { reasons, because })).events.length;
    });
  }

  /**
   * Revokes access between somebody and the members of the entity that he or she left, unless they share another
   * entity or it was granted after `leftAt`.
   */
  async endWithMembership(userId: string, entityId: string, leftAt?: string): Promise<void> {
    await this.projector.caughtUp();
    if (await this.views.get(memberships, membershipId(entityId, userId))) return;
    const { entries } = await this.joinedBy(userId, entityId);
    const ended = entries.filter(({ since }) => leftAt === undefined || since < leftAt);
    await sumInTurns(ended, (entry) => this.revoke([entry], entry.reasons, 'left-entity'));
  }
  /** What this entity alone joins somebody with: its members, and the access between them. */
  async joinedBy(
    userId: string,
    entityId: string,
  ): Promise<{ memberIds: readonly string[]; entries: readonly AccessEntry[] }> {
    const others = (await this.directory.entitiesOf(userId)).filter((id) => id !== entityId);
    const [members, still, entries] = await Promise.all([
      this.directory.membersOf([entityId]),
      this.directory.membersOf(others),
      this.directory.entriesOf(userId),
    ]);
    const kept = new Set([userId, ...still]);
    const alone = new Set(members.filter((id) => !kept.has(id)));
    return {
      memberIds: [...alone],
      entries: entries.filter(({ staffId, studentId }) =>
        alone.has(staffId === userId ? studentId : staffId),
      ),
    };
  }
}
