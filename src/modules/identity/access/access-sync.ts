import { Injectable } from '@nestjs/common';
import type { SyncResult } from '../../../../contract/http';
import { accountViews } from '../../../../projections/identity/account-views';
import { Projector } from '../../../platform/projector/projector';
import { AccessEntries } from './access-entries';
import { AccessReader, EntityMemberReader, PeopleReader } from '../directory/directory.queries';

export type SyncCounts = Omit<SyncResult, 'message'>;

/** Gives an exam admin access to the students of his or her entities, or to all students without an entity. */
@Injectable()
export class AccessSync {
  constructor(
    private readonly entityMembers: EntityMemberReader,
    private readonly access: AccessReader,
    private readonly people: PeopleReader,
    private readonly entries: AccessEntries,
    private readonly projector: Projector,
  ) {}

  async sync(staffId: string): Promise<SyncCounts> {
    const { missing, surplus } = await this.compare(staffId);
    const granted = await this.entries.grant(staffId, missing, 'access-sync');
    const revoked = await this.revoke(staffId, surplus, 'access-sync');
    return { count: granted + revoked, syncedAt: new Date().toISOString() };
  }

  /** After joining an entity, the exam admin keeps access only to its students. */
  async endWithoutEntity(staffId: string): Promise<void> {
    const { surplus } = await this.compare(staffId);
    await this.revoke(staffId, surplus, 'joined-entity');
  }

  private async compare(staffId: string) {
    await this.projector.caughtUp(...accountViews);
    const [entities, entries, students] = await Promise.all([
      this.entityMembers.entitiesOf(staffId),
      this.access.entriesOf(staffId),
      this.people.withRole('student'),
    ]);
    const members = new Set(await this.entityMembers.membersOf(entities));
    const due = students.filter((id) => entities.length === 0 || members.has(id));
    const granted = entries
      .filter(({ reasons }) => reasons.includes('access-sync'))
      .map(({ studentId }) => studentId);
    const [isDue, isGranted] = [new Set(due), new Set(granted)];
    return {
      missing: due.filter((id) => !isGranted.has(id)),
      surplus: granted.filter((id) => !isDue.has(id)),
    };
  }

  private revoke(staffId: string, studentIds: readonly string[], because: 'access-sync' | 'joined-entity') {
    const entries = studentIds.map((studentId) => ({ staffId, studentId }));
    return this.entries.revoke(entries, ['access-sync'], because);
  }
}
