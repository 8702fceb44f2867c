import { Controller, Get, Headers, Patch, Res } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../../contract/calls';
import { Body, Limits, Public } from '../../../platform/http/route.decorators';
import type { FastifyReply } from 'fastify';
import { authLimits } from '../sign-in/auth.limits';
import { InvitationLink } from './invitation-link';
import { UsesPassword } from '../../../platform/auth/password-concurrency';
import { renewed, SignIns } from '../sign-in/sign-ins';

@Controller('auth/invitation')
export class InvitationLinkController {
  constructor(
    private readonly link: InvitationLink,
    private readonly signIns: SignIns,
  ) {}

  @Public()
  @Limits(...authLimits.readInvitation)
  @Get()
  async read(@Headers('x-pw-token') token: string | undefined): Promise<ResponseOf<'GET /auth/invitation'>> {
    return { data: await this.link.read(token ?? '') };
  }

  @Public()
  @UsesPassword(...authLimits.reset)
  @Patch()
  async accept(
    @Headers('x-pw-token') token: string | undefined,
    @Body() { password }: ParsedBody<'PATCH /auth/invitation'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<'PATCH /auth/invitation'>> {
    const userId = await this.link.redeem(token ?? '', password);
    return renewed(await this.signIns.byPassword(userId, password, reply));
  }
}
