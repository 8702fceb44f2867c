import { Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ParsedBody, ResponseOf } from '../../../../contract/calls';
import type { Role } from '../../../../contract/roles';
import { Rejected } from '../../../kernel/errors';
import { Body, Public, Roles } from '../../../platform/http/route.decorators';
import { forbidden } from '../../../platform/auth/access.guard';
import { UsesPassword } from '../../../platform/auth/password-concurrency';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { authLimits } from '../sign-in/auth.limits';
import { SignIns } from '../sign-in/sign-ins';
import { t } from './messages';
import { Registration } from './registration';

@Controller('auth')
export class RegistrationController {
  constructor(
    private readonly registration: Registration,
    private readonly signIns: SignIns,
  ) {}

  @Public()
  @UsesPassword(...authLimits.signUp)
  @Post('student/register')
  @HttpCode(200)
  async registerStudent(
    @Body() body: ParsedBody<'POST /auth/student/register'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<'POST /auth/student/register'>> {
    const person = { ...personOf(body), ...(body.grade && { grade: body.grade }) };
    const userId = await this.registration.registerByLink(person, body.counselor_id);
    return this.signIns.byPassword(userId, body.password, reply);
  }

  @Roles('account_admin', 'admin')
  @UsesPassword(...authLimits.register)
  @Post('register')
  @HttpCode(200)
  async registerByStaff(
    @Body() body: ParsedBody<'POST /auth/register'>,
    @CurrentUser() staff: SessionUser,
  ): Promise<ResponseOf<'POST /auth/register'>> {
    const { role } = body;
    const entityIds = body.entity_ids ?? [];
    if (staff.role !== 'admin') refuseBeyondEntity(role, entityIds);
    return { id: await this.registration.registerByStaff({ ...personOf(body), role }, staff, entityIds) };
  }
}

function refuseBeyondEntity(role: Role, entityIds: readonly string[]): void {
  if (entityIds.length > 0) throw forbidden();
  if (role === 'counselor' || role === 'student') return;
  const notAllowed = t('role-not-allowed');
  throw new Rejected('invalid', notAllowed, { role: notAllowed });
}

const personOf = ({
  first_name,
  last_name,
  email,
  phone_number,
  password,
}: Omit<ParsedBody<'POST /auth/student/register'>, 'role' | 'counselor_id' | 'grade'>) => ({
  firstName: first_name,
  lastName: last_name,
  email,
  phoneNumber: phone_number,
  password,
});
