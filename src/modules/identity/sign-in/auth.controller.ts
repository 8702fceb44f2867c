import { Controller, Headers, HttpCode, Patch, Post, Req, Res } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../../contract/calls';
import { ANY_ROLE, Body, Limits, Public, Roles } from '../../../platform/http/route.decorators';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Rejected } from '../../../kernel/errors';
import { CurrentUser, type SignedIn } from '../../../platform/auth/session-user';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { currentLanguage, newId } from '../../../platform/http/request-context';
import { account } from '../accounts/account.decider';
import { authLimits } from './auth.limits';
import { Credentials } from './credentials';
import { EmailAddresses } from '../accounts/email-addresses';
import { PasswordReset } from './password-reset';
import { UsesPassword } from '../../../platform/auth/password-concurrency';
import { wrongPassword } from './own-confirmation';
import { RefreshFamilies } from './refresh-families';
import { REFRESH_COOKIE, Sessions } from './sessions';
import { renewed, SignIns } from './sign-ins';
import { t, catalogues } from './messages';

type RequestWithCookies = Pick<FastifyRequest, 'cookies'>;

@Controller('auth')
export class AuthController {
  constructor(
    private readonly sessions: Sessions,
    private readonly signIns: SignIns,
    private readonly emails: EmailAddresses,
    private readonly credentials: Credentials,
    private readonly passwordReset: PasswordReset,
    private readonly families: RefreshFamilies,
    private readonly dispatcher: Dispatcher,
  ) {}

  @Public()
  @UsesPassword(...authLimits.signIn)
  @Post('login')
  @HttpCode(200)
  async signIn(
    @Body() { email, password }: ParsedBody<'POST /auth/login'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<'POST /auth/login'>> {
    return this.signIns.byPassword(await this.emails.ownerOf(email), password, reply);
  }

  @Public()
  @Limits(...authLimits.refresh)
  @Post('refresh')
  @HttpCode(200)
  refresh(
    @Req() { cookies }: RequestWithCookies,
    @Headers('refresh-token') header: string | undefined,
    @Headers('token') token: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<'POST /auth/refresh'>> {
    return this.sessions.refresh(header ?? cookies[REFRESH_COOKIE], token, reply);
  }

  @Public()
  @Limits(...authLimits.signOut)
  @Post('logout')
  signOut(
    @Req() { cookies }: RequestWithCookies,
    @Headers('refresh-token') header: string | undefined,
    @Headers('token') token: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.sessions.end(header ?? cookies[REFRESH_COOKIE], token, reply);
  }

  @Public()
  @Limits(...authLimits.requestReset)
  @Post('reset-password')
  @HttpCode(200)
  async requestReset(
    @Body() { email }: ParsedBody<'POST /auth/reset-password'>,
  ): Promise<ResponseOf<'POST /auth/reset-password'>> {
    await this.passwordReset.request(email);
    return { message: catalogues[currentLanguage()].resetRequested };
  }

  @Public()
  @UsesPassword(...authLimits.reset)
  @Patch('password-reset')
  async reset(
    @Headers('x-pw-token') token: string | undefined,
    @Body() { password }: ParsedBody<'PATCH /auth/password-reset'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<'PATCH /auth/password-reset'>> {
    const userId = await this.passwordReset.redeem(token ?? '', password);
    return renewed(await this.signIns.byPassword(userId, password, reply));
  }

  @Roles(...ANY_ROLE)
  @UsesPassword(...authLimits.changePassword)
  @Patch('update-pass')
  async updatePassword(
    @Body() { password, newPass }: ParsedBody<'PATCH /auth/update-pass'>,
    @CurrentUser() { id, sessionId }: SignedIn,
  ): Promise<void> {
    const changeId = newId('password-change');
    // A repeated request finishes what it began.
    if (!(await this.credentials.isSetBy(id, changeId)))
      await this.replacePassword(id, password, newPass, changeId);
    await this.families.endAll(id, sessionId);
    await this.dispatcher.dispatch(account, id, 'RecordPasswordChange', { changeId, by: 'owner' });
  }

  private async replacePassword(userId: string, password: string, newPass: string, changeId: string) {
    const checked = await this.credentials.check(userId, password);
    if (!checked) throw wrongPassword();
    if (password === newPass) {
      const unchanged = t('password-unchanged');
      throw new Rejected('invalid', unchanged, { newPass: unchanged });
    }
    if (!(await this.credentials.replace(checked, newPass, changeId))) throw wrongPassword();
  }
}
