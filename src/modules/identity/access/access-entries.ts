import { Injectable } from '@nestjs/common';
import type { AccessEnd, AccessRelation } from '../../../../contract/identity';
import { type AccessEntry, accessId } from '../../../../projections/identity/access';
import { accountViews } from '../../../../projections/identity/account-views';
import { memberships, membershipId } from '../../../../projections/identity/memberships';
import { Dispatcher, sumInBatches } from '../../../platform/dispatch/dispatcher';
import { Views } from '../../../platform/document-store/views';
import { Projector } from '../../../platform/projector/projector';
import { access } from './access.decider';
import { AccessReader, EntityMemberReader } from '../directory/directory.queries';

@Injectable()
export class AccessEntries {
  constructor(
    private readonly views: Views,
    private readonly access: AccessReader,
    private readonly entityMembers: EntityMemberReader,
    private readonly dispatcher: Dispatcher,
    private readonly projector: Projector,
  ) {}

  async grant(staffId: string, studentIds: readonly string[], reason: AccessRelation): Promise<number> {
    return sumInBatches(studentIds, async (studentId) => {
      const entry = { staffId, studentId, reason };
      const id = accessId(staffId, studentId);
      return (await this.dispatcher.dispatch(access, id, 'GrantAccess', entry)).events.length;
    });
  }

  async revoke(
    entries: readonly Pick<AccessEntry, 'staffId' | 'studentId'>[],
    reasons: readonly AccessRelation[],
    because: AccessEnd,
  ): Promise<number> {
    return sumInBatches(entries, async ({ staffId, studentId }) => {
      const id = accessId(staffId, studentId);
      return (await this.dispatcher.dispatch(access, id, 'RevokeAccess', { reasons, because })).events.length;
    });
  }

  /** Ends access within an entity, unless they share another one or it was granted after `leftAt`. */
  async endWithMembership(userId: string, entityId: string, leftAt?: string): Promise<void> {
    await this.projector.caughtUp(...accountViews);
    if (await this.views.get(memberships, membershipId(entityId, userId))) return;
    const entries = await this.supportedBy(userId, entityId);
    const ended = entries.filter(({ since }) => leftAt === undefined || since < leftAt);
    await sumInBatches(ended, (entry) => this.revoke([entry], entry.reasons, 'left-entity'));
  }
  async supportedBy(userId: string, entityId: string): Promise<AccessEntry[]> {
    const [entries, entityIds] = await Promise.all([
      this.access.entriesOf(userId),
      this.entityMembers.entitiesOf(userId),
    ]);
    const others = entityIds.filter((id) => id !== entityId);
    const sideOf = ({ staffId, studentId }: AccessEntry) => (staffId === userId ? studentId : staffId);
    const sides = entries.map((entry) => sideOf(entry));
    const [here, elsewhere] = await Promise.all([
      this.entityMembers.membersAmong(sides, [entityId]),
      this.entityMembers.membersAmong(sides, others),
    ]);
    const elsewhereIds = new Set(elsewhere);
    const onlyHere = new Set(here.filter((id) => !elsewhereIds.has(id)));
    return entries.filter((entry) => onlyHere.has(sideOf(entry)));
  }
}
