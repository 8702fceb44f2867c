import { Controller, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../../contract/calls';
import { ANY_ROLE, Body, Limits, Public, Roles } from '../../../platform/http/route.decorators';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Rejected } from '../../../kernel/errors';
import { Confirmation, CurrentUser, type SignedIn } from '../../../platform/auth/session-user';
import { CONFIG, type Config } from '../../../platform/config/config';
import { authLimits } from './auth.limits';
import { Credentials } from './credentials';
import { UsesPassword } from '../../../platform/auth/password-concurrency';
import { RefreshFamilies } from './refresh-families';
import { t } from './messages';
import { IssuerLinks } from './issuer-links';
import { SecondFactor } from './second-factor';
import { SecondFactorPolicy } from './second-factor-policy';
import { CHALLENGE_COOKIE } from './sign-in-challenges';
import { SignIns } from './sign-ins';

type RequestWithCookies = Pick<FastifyRequest, 'cookies'>;

@Controller()
export class SecondFactorController {
  constructor(
    private readonly signIns: SignIns,
    private readonly secondFactor: SecondFactor,
    private readonly policy: SecondFactorPolicy,
    private readonly links: IssuerLinks,
    private readonly credentials: Credentials,
    private readonly confirmation: Confirmation,
    private readonly families: RefreshFamilies,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Public()
  @Limits(...authLimits.secondFactor)
  @Post('auth/second-factor')
  @HttpCode(200)
  signIn(
    @Req() { cookies }: RequestWithCookies,
    @Body() { code }: ParsedBody<'POST /auth/second-factor'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<'POST /auth/second-factor'>> {
    return this.signIns.byCode(cookies[CHALLENGE_COOKIE], code, reply);
  }

  @Public()
  @Limits(...authLimits.secondFactor)
  @Post('auth/second-factor/setup')
  @HttpCode(200)
  required(@Req() { cookies }: RequestWithCookies): Promise<ResponseOf<'POST /auth/second-factor/setup'>> {
    return this.signIns.setup(cookies[CHALLENGE_COOKIE]);
  }

  @Public()
  @Limits(...authLimits.secondFactor)
  @Post('auth/second-factor/setup/confirm')
  @HttpCode(200)
  confirmRequired(
    @Req() { cookies }: RequestWithCookies,
    @Body() { code }: ParsedBody<'POST /auth/second-factor/setup/confirm'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<'POST /auth/second-factor/setup/confirm'>> {
    return this.signIns.bySetup(cookies[CHALLENGE_COOKIE], code, reply);
  }

  @Roles(...ANY_ROLE)
  @Get('users/sign-in')
  async read(@CurrentUser() { id }: SignedIn): Promise<ResponseOf<'GET /users/sign-in'>> {
    const left = await this.secondFactor.recoveryCodesLeft(id);
    return {
      data: {
        password: await this.credentials.exist(id),
        second_factor: {
          on: left !== null,
          recovery_codes_left: left ?? 0,
          required: (await this.policy.requiredBy(id)) !== null,
        },
        issuer: this.config.oidc && { name: this.config.oidc.name, linked: await this.links.isLinked(id) },
      },
    };
  }

  @Roles(...ANY_ROLE)
  @UsesPassword(...authLimits.changeSecondFactor)
  @Post('users/second-factor')
  @HttpCode(200)
  async begin(
    @Body() { password }: ParsedBody<'POST /users/second-factor'>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<'POST /users/second-factor'>> {
    await this.confirmation.require(user, password);
    return this.secondFactor.begin(user.id);
  }

  /** Other sessions began with only the password, and are ended. */
  @Roles(...ANY_ROLE)
  @Limits(...authLimits.changeSecondFactor)
  @Post('users/second-factor/confirm')
  @HttpCode(200)
  async confirm(
    @Body() { code }: ParsedBody<'POST /users/second-factor/confirm'>,
    @CurrentUser() { id, sessionId }: SignedIn,
  ): Promise<ResponseOf<'POST /users/second-factor/confirm'>> {
    const recoveryCodes = await this.secondFactor.confirm(id, code);
    await this.families.endAll(id, sessionId);
    return { recoveryCodes };
  }

  @Roles(...ANY_ROLE)
  @UsesPassword(...authLimits.changeSecondFactor)
  @Post('users/second-factor/recovery-codes')
  @HttpCode(200)
  async replaceRecoveryCodes(
    @Body() { password }: ParsedBody<'POST /users/second-factor/recovery-codes'>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<'POST /users/second-factor/recovery-codes'>> {
    await this.confirmation.require(user, password);
    const recoveryCodes = await this.secondFactor.replaceRecoveryCodes(user.id);
    await this.families.endAll(user.id, user.sessionId);
    return { recoveryCodes };
  }

  @Roles(...ANY_ROLE)
  @UsesPassword(...authLimits.changeSecondFactor)
  @Post('users/second-factor/off')
  async turnOff(
    @Body() { password }: ParsedBody<'POST /users/second-factor/off'>,
    @CurrentUser() user: SignedIn,
  ): Promise<void> {
    await this.confirmation.require(user, password);
    if ((await this.policy.requiredBy(user.id)) !== null)
      throw new Rejected('conflict', t('second-factor-required'));
    await this.secondFactor.turnOff(user.id);
    await this.families.endAll(user.id, user.sessionId);
  }

  @Roles('admin')
  @Post('admin/user/:id/second-factor/reset')
  reset(
    @Param('id') id: string,
    @Body() { reason }: ParsedBody<'POST /admin/user/{id}/second-factor/reset'>,
  ): Promise<void> {
    return this.secondFactor.reset(id, reason);
  }
}
