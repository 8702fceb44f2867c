import { Injectable } from '@nestjs/common';
import type { Grade } from '../../../../contract/profile';
import type { Role } from '../../../../contract/roles';
import { people } from '../../../../projections/identity/people';
import { Accounts } from '../../../platform/auth/session-user';
import { Views } from '../../../platform/document-store/views';

/** Platform admins are not included. */
export const STAFF = ['counselor', 'account_admin', 'exam_admin'] as const;

@Injectable()
export class PeopleReader extends Accounts {
  constructor(private readonly views: Views) {
    super();
  }

  async roleOf(userId: string): Promise<Role | undefined> {
    return (await this.views.get(people, userId))?.role;
  }

  async gradeOf(userId: string): Promise<Grade | null> {
    return (await this.views.get(people, userId))?.grade ?? null;
  }

  async withRole(role: Role): Promise<string[]> {
    return (await this.views.find(people, { where: { role } })).map(({ id }) => id);
  }

  async having(roles: readonly Role[], ids: Iterable<string>): Promise<string[]> {
    const known = await this.views.getMany(people, ids);
    return [...known.values()].filter(({ role }) => roles.includes(role)).map(({ id }) => id);
  }
}
