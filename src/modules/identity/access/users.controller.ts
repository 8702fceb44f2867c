import { Controller, Get, Headers, HttpCode, Param, Patch, Post } from '@nestjs/common';
import type { ParsedBody, ParsedQuery, ResponseOf } from '../../../../contract/calls';
import { Body, Public, Query, Roles } from '../../../platform/http/route.decorators';
import { STUDENTS_AND_STAFF } from '../../../../contract/roles';
import type { AccessResource } from '../../../../contract/identity';
import { entities } from '../../../../projections/identity/entities';
import { people, type Person } from '../../../../projections/identity/people';
import { Rejected } from '../../../kernel/errors';
import { forbidden } from '../../../platform/auth/access.guard';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import type { Where } from '../../../platform/document-store/document-store';
import { Views } from '../../../platform/document-store/views';
import { currentLanguage } from '../../../platform/http/request-context';
import { Jobs } from '../../../platform/jobs/jobs';
import type { SyncCounts } from './access-sync';
import { account } from '../accounts/account.decider';
import { SYNC_ACCESS } from './access.reactions';
import { t as tAccounts } from '../accounts/messages';
import { SessionReader } from '../../sessions/sessions.queries';
import { AccessReader, EntityMemberReader } from '../directory/directory.queries';
import { catalogues } from './messages';

const SYNC_TIMEOUT_MS = 60_000;

@Controller('users')
export class UsersController {
  constructor(
    private readonly views: Views,
    private readonly access: AccessReader,
    private readonly entityMembers: EntityMemberReader,
    private readonly dispatcher: Dispatcher,
    private readonly jobs: Jobs,
    private readonly sessions: SessionReader,
  ) {}

  @Public()
  @Get('counselor/:id/profile')
  async counselorProfile(@Param('id') id: string): Promise<ResponseOf<'GET /users/counselor/{id}/profile'>> {
    const { role, firstName, lastName } = await this.person(id);
    if (role !== 'counselor' && role !== 'account_admin') throw notFound();
    const schools = await this.views.getMany(entities, await this.entityMembers.entitiesOf(id));
    return {
      data: {
        id,
        attributes: { firstName, lastName },
        relationships: {
          entities: { data: [...schools.values()].map(({ id, name }) => ({ id, attributes: { name } })) },
        },
      },
    };
  }

  @Roles(...STUDENTS_AND_STAFF)
  @Get('list-access')
  async listAccess(
    @Query() { id, ...page }: ParsedQuery<'GET /users/list-access'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /users/list-access'>> {
    const where = await this.accessedBy(user, id);
    const { data, ...counts } = await this.views.page(people, { where, sort: { sortName: 1 } }, page);
    return { data: data.map(accessResource), ...counts };
  }

  @Roles('exam_admin')
  @Post('access/sync')
  @HttpCode(200)
  async syncAccess(@CurrentUser() { id }: SessionUser): Promise<ResponseOf<'POST /users/access/sync'>> {
    const synced = await this.jobs.run<SyncCounts>(SYNC_ACCESS, { staffId: id }, SYNC_TIMEOUT_MS);
    return { message: catalogues[currentLanguage()].accessSynced, ...synced };
  }

  @Roles('admin', 'account_admin')
  @Patch('role/:id')
  async changeRole(
    @Param('id') id: string,
    @Headers('studentid') header: string | undefined,
    @Body() { role }: ParsedBody<'PATCH /users/role/{id}'>,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    if (header !== undefined && header !== id) {
      throw new Rejected('invalid', tAccounts('invalid-parameters'));
    }
    await this.admitToRoleOf(user, id);
    await this.dispatcher.dispatch(account, id, 'ChangeRole', { role });
  }

  @Roles('admin', 'account_admin')
  @Get('role/:id/effects')
  async roleEffects(
    @Param('id') id: string,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /users/role/{id}/effects'>> {
    await this.admitToRoleOf(user, id);
    const { role } = await this.person(id);
    const sessions = role === 'counselor' ? await this.sessions.countBookedOf('counselorId', id) : 0;
    return { data: { id, attributes: { sessions }, relationships: {} } };
  }

  private async admitToRoleOf(user: SessionUser, id: string): Promise<void> {
    if (user.role !== 'account_admin') return;
    await this.person(id);
    if (!(await this.entityMembers.colleagues(user.id)).includes(id)) throw forbidden();
  }

  private async accessedBy(user: SessionUser, only: string | undefined): Promise<Where> {
    if (user.role === 'admin') return { role: 'student', ...(only && { id: only }) };
    const ids =
      user.role === 'student' ? await this.access.staffOf(user.id) : await this.access.studentsOf(user);
    return { id: { in: only ? ids.filter((id) => id === only) : ids } };
  }

  private async person(id: string): Promise<Person> {
    const person = await this.views.get(people, id);
    if (!person) throw notFound();
    return person;
  }
}

const notFound = () => new Rejected('not-found', tAccounts('user-not-found'));

const accessResource = ({ id, role, firstName, lastName, email }: Person): AccessResource => ({
  id,
  attributes: { relation: role, firstName, lastName, email },
  relationships: { [role]: { data: { id, attributes: { firstName, lastName } } } },
});
