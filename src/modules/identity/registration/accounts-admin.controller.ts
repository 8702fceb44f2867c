import { Controller, Delete, Get, Header, Param, Post } from '@nestjs/common';
import { ROLES, type Role } from '../../../../contract/roles';
import type { ParsedBody, ParsedQuery, ResponseOf } from '../../../../contract/calls';
import { Body, Query, Roles } from '../../../platform/http/route.decorators';
import type { UserResource } from '../../../../contract/identity';
import { foldForSearch } from '../../../../contract/text';
import { entities } from '../../../../projections/identity/entities';
import { memberships } from '../../../../projections/identity/memberships';
import { people, type Person } from '../../../../projections/identity/people';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import type { Condition } from '../../../platform/document-store/document-store';
import { Views } from '../../../platform/document-store/views';
import { authLimits } from '../sign-in/auth.limits';
import { Erasure } from '../erasure/erasure';
import { UsesPassword } from '../../../platform/auth/password-concurrency';
import { EntityMemberReader } from '../directory/directory.queries';
import { Registration } from './registration';

const rolesIn = (list: string | undefined): Role[] =>
  list
    ? list.split(',').filter((role): role is Role => (ROLES as readonly string[]).includes(role))
    : [...ROLES];

@Controller('admin')
export class AccountsAdminController {
  constructor(
    private readonly views: Views,
    private readonly entityMembers: EntityMemberReader,
    private readonly erasure: Erasure,
    private readonly registration: Registration,
  ) {}

  @Roles('admin', 'account_admin')
  @Get('all')
  async search(
    @Query() search: ParsedQuery<'GET /admin/all'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /admin/all'>> {
    const where: Record<string, Condition> = {};
    const roles = [...new Set(rolesIn(search.role))];
    if (roles.length < ROLES.length) where.role = roles.length === 1 ? roles[0]! : { in: roles };
    if (user.role !== 'admin') where.id = { in: await this.entityMembers.colleagues(user.id) };
    const q = foldForSearch(search.q ?? '').trim();
    if (q) where.search = { contains: q };
    const { data, pageCount } = await this.views.page(people, { where, sort: { sortName: 1 } }, search);
    return { data: await this.userResources(data), pageCount };
  }

  @Roles('admin')
  @Get('user/:id/erasure')
  async erasurePreview(@Param('id') id: string): Promise<ResponseOf<'GET /admin/user/{id}/erasure'>> {
    return { data: await this.erasure.preview(id) };
  }

  @Roles('admin')
  @Delete('user/:id')
  async erase(@Param('id') id: string): Promise<void> {
    await this.erasure.begin(id);
  }

  @Roles('admin')
  @UsesPassword(...authLimits.register)
  @Post('create')
  async createAdmin(
    @Body() { first_name, last_name, email, password }: ParsedBody<'POST /admin/create'>,
  ): Promise<void> {
    const person = { firstName: first_name, lastName: last_name, email, password };
    await this.registration.register({ ...person, role: 'admin', phoneNumber: null });
  }

  @Roles('admin')
  @Get('subscribers')
  @Header('Content-Disposition', 'attachment; filename="subscribers.json"')
  async subscribers(): Promise<ResponseOf<'GET /admin/subscribers'>> {
    const students = await this.views.find(people, { where: { role: 'student' }, sort: { sortName: 1 } });
    return students.map(({ email, firstName, lastName }) => ({ email, firstName, lastName }));
  }

  private async userResources(persons: readonly Person[]): Promise<UserResource[]> {
    const joined = await this.views.find(memberships, {
      where: { userId: { in: persons.map(({ id }) => id) } },
    });
    const entityOf = new Map(joined.reverse().map(({ userId, entityId }) => [userId, entityId]));
    const known = await this.views.getMany(entities, entityOf.values());
    return persons.map(({ id, firstName, lastName, email, role, createdAt }) => {
      const entity = known.get(entityOf.get(id) ?? '');
      return {
        id,
        attributes: { firstName, lastName, email, role, relation: role, createdAt },
        relationships: {
          entity: { data: entity ? { id: entity.id, attributes: { name: entity.name } } : null },
        },
      };
    });
  }
}
