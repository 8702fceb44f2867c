import { Injectable } from '@nestjs/common';
import type { SyncResult } from '../../../contract/resources';
import { people } from '../../../projections/people';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { access, accessId } from './access.decider';
import { AccountDirectory } from './account-directory';

/** Gives an exam admin every student of the own entities, or all students where there is none. */
@Injectable()
export class AccessSync {
  constructor(
    private readonly views: Views,
    private readonly directory: AccountDirectory,
    private readonly dispatcher: Dispatcher,
  ) {}

  async sync(staffId: string): Promise<SyncResult> {
    let count = 0;
    for (const studentId of await this.studentsFor(staffId)) {
      const entry = { staffId, studentId, reason: 'access-sync' } as const;
      const { events } = await this.dispatcher.dispatch(
        access,
        accessId(staffId, studentId),
        'GrantAccess',
        entry,
      );
      count += events.length;
    }
    return { message: 'Access synced.', count, syncedAt: new Date().toISOString() };
  }

  private async studentsFor(staffId: string): Promise<string[]> {
    const hasEntity = (await this.directory.entitiesOf(staffId)).length > 0;
    const students = await this.views.find(people, { where: { role: 'student' } });
    const all = students.map(({ id }) => id);
    if (!hasEntity) return all;
    const colleagues = new Set(await this.directory.colleagues(staffId));
    return all.filter((id) => colleagues.has(id));
  }
}
