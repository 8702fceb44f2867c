import { Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../../contract/calls';
import { Body, ForStudent, Roles } from '../../../platform/http/route.decorators';
import { access, accessId } from '../../../../projections/identity/access';
import { entities } from '../../../../projections/identity/entities';
import { people } from '../../../../projections/identity/people';
import { Rejected } from '../../../kernel/errors';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { Views } from '../../../platform/document-store/views';
import { AccessEntries } from './access-entries';
import { AccessReader, COUNSELING, EntityMemberReader, PeopleReader } from '../directory/directory.queries';
import { t } from './messages';

@Controller()
export class AccessController {
  constructor(
    private readonly views: Views,
    private readonly entityMembers: EntityMemberReader,
    private readonly access: AccessReader,
    private readonly people: PeopleReader,
    private readonly entries: AccessEntries,
  ) {}

  @ForStudent('studentId', 'admin', 'account_admin')
  @Get('admin/students/:studentId')
  async student(@Param('studentId') id: string): Promise<ResponseOf<'GET /admin/students/{studentId}'>> {
    const [student, entityIds, staffIds] = await Promise.all([
      this.views.get(people, id),
      this.entityMembers.entitiesOf(id),
      this.access.staffOf(id),
    ]);
    const [joined, staff, entries, byEntity] = await Promise.all([
      this.views.getMany(entities, entityIds),
      this.views.getMany(people, staffIds),
      this.views.getMany(
        access,
        staffIds.map((staffId) => accessId(staffId, id)),
      ),
      this.entityMembers.accountAdminsOf(entityIds),
    ]);
    const { firstName, lastName, email, phoneNumber, createdAt } = student!;
    const inOrder = [...staff.values()].sort((a, b) => (a.sortName < b.sortName ? -1 : 1));
    return {
      data: {
        id,
        attributes: { firstName, lastName, email, phoneNumber, createdAt },
        relationships: {
          entities: { data: [...joined.values()].map(({ id, name }) => ({ id, attributes: { name } })) },
          staff: {
            data: inOrder.map(({ id: staffId, firstName, lastName, role }) => {
              const reasons = entries.get(accessId(staffId, id))?.reasons ?? [];
              const relations = byEntity.includes(staffId) ? ([...reasons, 'entity'] as const) : reasons;
              return { id: staffId, attributes: { firstName, lastName, role, relations } };
            }),
          },
        },
      },
    };
  }

  @ForStudent('studentId', 'admin', 'account_admin')
  @Put('users/:studentId/counselors/:staffId')
  async give(
    @Param('studentId') studentId: string,
    @Param('staffId') staffId: string,
    @Body() { instead }: ParsedBody<'PUT /users/{studentId}/counselors/{staffId}'>,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    await this.requireCounselor(staffId, user);
    await this.entries.grant(staffId, [studentId], 'assignment');
    if (instead && instead !== staffId)
      await this.entries.revoke([{ staffId: instead, studentId }], COUNSELING, 'counselor-changed');
  }

  /** An account admin moves only students whom he or she can reach. */
  @Roles('admin', 'account_admin')
  @Post('users/:staffId/caseload')
  @HttpCode(200)
  async move(
    @Param('staffId') staffId: string,
    @Body() { to }: ParsedBody<'POST /users/{staffId}/caseload'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'POST /users/{staffId}/caseload'>> {
    for (const id of [staffId, to]) await this.requireCounselor(id, user);
    if (to === staffId) throw new Rejected('invalid', t('same-counselor'), { to: t('same-counselor') });
    const reached = new Set(await this.access.studentsOf(user));
    const caseload = (await this.access.counseledBy(staffId)).filter((id) => reached.has(id));
    await this.entries.grant(to, caseload, 'assignment');
    const ended = caseload.map((studentId) => ({ staffId, studentId }));
    await this.entries.revoke(ended, COUNSELING, 'counselor-changed');
    return { moved: caseload.length };
  }

  @ForStudent('studentId', 'admin', 'account_admin')
  @Delete('users/:studentId/counselors/:staffId')
  async revoke(@Param('studentId') studentId: string, @Param('staffId') staffId: string): Promise<void> {
    const ended = await this.entries.revoke(
      [{ staffId, studentId }],
      [...COUNSELING, 'session'],
      'taken-back',
    );
    if (ended > 0 || !(await this.access.staffOf(studentId)).includes(staffId)) return;
    throw new Rejected('conflict', t('access-by-entity'));
  }

  private async requireCounselor(id: string, user: SessionUser): Promise<void> {
    const role = await this.people.roleOf(id);
    if (role !== 'counselor' && role !== 'account_admin') throw new Rejected('invalid', t('not-a-counselor'));
    if (user.role === 'account_admin' && !(await this.entityMembers.shareEntity(user.id, id)))
      throw new Rejected('forbidden', t('outside-entity'));
  }
}
