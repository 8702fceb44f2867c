import pLimit from 'p-limit';
import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { ParsedBody, ParsedQuery, ResponseOf } from '../../../../contract/calls';
import { Body, Limits, Query, Roles } from '../../../platform/http/route.decorators';
import { INVITES, type InvitationResource } from '../../../../contract/invitations';
import { invitations, type Invitation } from '../../../../projections/identity/invitations';
import { people } from '../../../../projections/identity/people';
import { Rejected, requireFound } from '../../../kernel/errors';
import { forbidden } from '../../../platform/auth/access.guard';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import type { Where } from '../../../platform/document-store/document-store';
import { Views } from '../../../platform/document-store/views';
import { authLimits } from '../sign-in/auth.limits';
import { Invitations } from './invitations';
import { Memberships } from '../entities/memberships';
import { AccessReader, EntityMemberReader } from '../directory/directory.queries';
import { t } from './messages';

const REMINDED_AGAIN_MS = 24 * 60 * 60 * 1000;
const REMINDED_AT_ONCE = 500;
const SENT_AT_A_TIME = 8;

@Controller('invitations')
@Roles('counselor', 'account_admin', 'admin')
export class InvitationsController {
  constructor(
    private readonly invitations: Invitations,
    private readonly memberships: Memberships,
    private readonly entityMembers: EntityMemberReader,
    private readonly access: AccessReader,
    private readonly views: Views,
  ) {}

  /** An account admin sees those of his or her entities, a counselor his or her own, for students still assigned. */
  @Get()
  async waiting(
    @Query() page: ParsedQuery<'GET /invitations'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /invitations'>> {
    const where = { acceptedAt: null, ...(await this.within(user)) };
    const sort = { invitedAt: -1 } as const;
    const { data, pageCount } = await this.views.page(invitations, { where, sort }, page);
    return { data: await this.resources(data), pageCount };
  }

  @Limits(...authLimits.invite)
  @Post()
  async invite(
    @Body() { entity_id, ...person }: ParsedBody<'POST /invitations'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'POST /invitations'>> {
    if (!INVITES[user.role]?.includes(person.role)) {
      const notAllowed = t('not-to-be-invited');
      throw new Rejected('invalid', notAllowed, { role: notAllowed });
    }
    if (entity_id !== undefined && user.role === 'counselor') throw forbidden();
    if (entity_id !== undefined) await this.memberships.admit(user, entity_id);
    const entityIds = entity_id === undefined ? await this.entityMembers.entitiesOf(user.id) : [entity_id];
    const invitee = {
      role: person.role,
      firstName: person.first_name,
      lastName: person.last_name,
      email: person.email,
      phoneNumber: person.phone_number || null,
      grade: person.role === 'student' ? person.grade || null : null,
    };
    return { id: await this.invitations.invite(invitee, user, entityIds) };
  }

  @Limits(...authLimits.remind)
  @Post('mails')
  @HttpCode(200)
  async remind(@CurrentUser() user: SessionUser): Promise<ResponseOf<'POST /invitations/mails'>> {
    const where = { acceptedAt: null, ...(await this.within(user)) };
    const waiting = await this.views.find(invitations, { where, sort: { invitedAt: 1 } });
    const since = new Date(Date.now() - REMINDED_AGAIN_MS).toISOString();
    const due = waiting.filter(({ sentAt }) => sentAt === null || sentAt < since);
    const now = due.slice(0, REMINDED_AT_ONCE);
    const limit = pLimit(SENT_AT_A_TIME);
    await Promise.all(now.map(({ id }) => limit(() => this.invitations.remind(id))));
    return { sent: now.length, recent: waiting.length - due.length, left: due.length - now.length };
  }

  @Limits(...authLimits.invite)
  @Post(':userId/mail')
  async mail(@Param('userId') userId: string, @CurrentUser() user: SessionUser): Promise<void> {
    await this.admit(user, userId);
    await this.invitations.send(userId);
  }

  @Delete(':userId')
  async withdraw(@Param('userId') userId: string, @CurrentUser() user: SessionUser): Promise<void> {
    if (!(await this.invitations.isWithdrawnByThisCall(userId))) await this.admit(user, userId);
    await this.invitations.withdraw(userId);
  }

  private async admit(user: SessionUser, userId: string): Promise<void> {
    const invitation = requireFound(await this.views.get(invitations, userId), t('invitation-not-found'));
    await this.invitations.admit(user, userId, invitation.invitedBy);
  }

  private async within(user: SessionUser): Promise<Where> {
    const { id, role } = user;
    if (role === 'admin') return {};
    return role === 'counselor'
      ? { invitedBy: id, id: { in: await this.access.studentsOf(user) } }
      : { id: { in: await this.entityMembers.colleagues(id) } };
  }

  private async resources(found: readonly Invitation[]): Promise<InvitationResource[]> {
    const [invited, inviters] = await Promise.all([
      this.views.joined(people, found, 'id'),
      this.views.joined(people, found, 'invitedBy'),
    ]);
    return found.flatMap(({ id, invitedBy, invitedAt, sentAt }) => {
      const person = invited.get(id);
      if (!person) return [];
      const { firstName, lastName, email, role } = person;
      const inviter = inviters.get(invitedBy);
      const named = inviter && { firstName: inviter.firstName, lastName: inviter.lastName };
      return {
        id,
        attributes: { firstName, lastName, email, role, invitedAt, sentAt },
        relationships: { invitedBy: { data: named ? { id: invitedBy, attributes: named } : null } },
      };
    });
  }
}
