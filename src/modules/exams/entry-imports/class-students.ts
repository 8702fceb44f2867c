import { Injectable } from '@nestjs/common';
import { people } from '../../../../projections/identity/people';
import { Accounts, type SessionUser } from '../../../platform/auth/session-user';
import { Views } from '../../../platform/document-store/views';
import { AccessReader } from '../../identity/directory/access.queries';

@Injectable()
export class ClassStudents {
  constructor(
    private readonly views: Views,
    private readonly accounts: Accounts,
    private readonly access: AccessReader,
  ) {}

  async named(user: SessionUser, names: readonly string[]): Promise<Map<string, string>> {
    const [byId, byEmail, own] = await Promise.all([
      this.views.getMany(people, names),
      this.views.find(people, { where: { email: { in: [...new Set(names)] } } }),
      this.reaching(user),
    ]);
    const found = [...byId.values(), ...byEmail].filter(({ id, role }) => role === 'student' && own(id));
    return new Map(
      found.flatMap(({ id, email }) => [
        [id, id],
        [email, id],
      ]),
    );
  }

  /** Applies the person's present role, which may have changed since the upload. */
  async reachedBy(userId: string): Promise<(studentId: string) => boolean> {
    const role = await this.accounts.roleOf(userId);
    return role ? this.reaching({ id: userId, role }) : () => false;
  }

  private async reaching(user: SessionUser): Promise<(studentId: string) => boolean> {
    const own = new Set(user.role === 'student' ? [] : await this.access.studentsOf(user));
    return (studentId) => own.has(studentId);
  }
}
