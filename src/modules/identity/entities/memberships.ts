import { Injectable } from '@nestjs/common';
import { Rejected } from '../../../kernel/errors';
import type { SessionUser } from '../../../platform/auth/session-user';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { AccessEntries } from '../access/access-entries';
import { AccessSync } from '../access/access-sync';
import { entity } from './entity.decider';
import { departure } from '../accounts/departure.decider';
import { membership } from './membership.decider';
import { membershipId } from '../../../../projections/identity/memberships';
import { t as tAccounts } from '../accounts/messages';
import { EntityMemberReader, PeopleReader } from '../directory/directory.queries';
import { t } from './messages';

@Injectable()
export class Memberships {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly entityMembers: EntityMemberReader,
    private readonly people: PeopleReader,
    private readonly entries: AccessEntries,
    private readonly accessSync: AccessSync,
  ) {}

  /** Throws `Rejected` for an account admin of another entity. */
  async admit({ id, role }: SessionUser, ...entityIds: readonly string[]): Promise<void> {
    if (role === 'admin') return;
    const own = await this.entityMembers.entitiesOf(id);
    if (!entityIds.every((entityId) => own.includes(entityId)))
      throw new Rejected('forbidden', t('outside-entity.not-own'));
  }

  async check(entityId: string): Promise<void> {
    if (await this.dispatcher.stateOf(entity, entityId)) return;
    throw new Rejected('not-found', t('entity-not-found'));
  }

  async join(entityId: string, userId: string): Promise<void> {
    await this.check(entityId);
    await this.cancelErasure(userId);
    const id = membershipId(entityId, userId);
    await this.dispatcher.dispatch(membership, id, 'Join', { entityId, userId });
    if ((await this.people.roleOf(userId)) === 'exam_admin') await this.accessSync.endWithoutEntity(userId);
  }

  async leave(entityId: string, userId: string): Promise<boolean> {
    await this.check(entityId);
    const id = membershipId(entityId, userId);
    const { events } = await this.dispatcher.dispatch(membership, id, 'Leave', { entityId, userId });
    if (events.length === 0) return false;
    await this.entries.endWithMembership(userId, entityId);
    return true;
  }

  /** Cancels the erasure of a former student; throws `Rejected` if it has begun. */
  private async cancelErasure(studentId: string): Promise<void> {
    const command = { studentId, because: 'came-back' } as const;
    const { state } = await this.dispatcher.dispatch(departure, studentId, 'CallOff', command);
    if (state.ended) throw new Rejected('not-found', tAccounts('user-not-found'));
  }

  async move(userId: string, fromEntityId: string, toEntityId: string): Promise<void> {
    if (fromEntityId === toEntityId) return this.check(fromEntityId);
    await this.join(toEntityId, userId);
    await this.leave(fromEntityId, userId);
  }
}
