import { Controller, Get, Inject, Logger, Post, Req, Res } from '@nestjs/common';
import type { ParsedBody, ParsedQuery } from '../../../../contract/calls';
import { ANY_ROLE, Body, Limits, Public, Query, Roles } from '../../../platform/http/route.decorators';
import { ApiResponse } from '@nestjs/swagger';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Rejected } from '../../../kernel/errors';
import { Confirmation, CurrentUser, type SignedIn } from '../../../platform/auth/session-user';
import { CONFIG, type Config } from '../../../platform/config/config';
import { authLimits } from './auth.limits';
import { UsesPassword } from '../../../platform/auth/password-concurrency';
import { REFRESH_DAYS, RefreshFamilies } from './refresh-families';
import { Issuer, ISSUER_MINUTES, IssuerRefused } from './issuer';
import { IssuerLinks } from './issuer-links';
import { SignIns } from './sign-ins';
import { t } from './messages';

const ATTEMPT_COOKIE = 'oidc';

/** The cookie must be lax, since the redirect from the provider begins at another site. */
const cookie: CookieSerializeOptions = {
  httpOnly: true,
  sameSite: 'lax',
  path: '/api/auth/oidc',
  secure: 'auto',
};

@Controller()
export class IssuerController {
  private readonly logger = new Logger(IssuerController.name);

  constructor(
    private readonly issuer: Issuer,
    private readonly links: IssuerLinks,
    private readonly signIns: SignIns,
    private readonly confirmation: Confirmation,
    private readonly families: RefreshFamilies,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Public()
  @Limits(...authLimits.issuer)
  @Get('auth/oidc')
  @ApiResponse({ status: 302 })
  async begin(@Query() { to }: ParsedQuery<'GET /auth/oidc'>, @Res() reply: FastifyReply): Promise<void> {
    this.refuseWithout();
    const destination = this.ownPath(to);
    try {
      const { address, sealed } = await this.issuer.begin(destination);
      void reply.setCookie(ATTEMPT_COOKIE, sealed, { ...cookie, maxAge: ISSUER_MINUTES * 60 });
      this.lead(reply, address.href);
    } catch (error) {
      this.refuse(error, destination, reply);
    }
  }

  @Public()
  @Limits(...authLimits.issuer)
  @Get('auth/oidc/callback')
  @ApiResponse({ status: 302 })
  async finishRedirect(
    @Req() { cookies, url }: Pick<FastifyRequest, 'cookies' | 'url'>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.refuseWithout();
    void reply.clearCookie(ATTEMPT_COOKIE, cookie);
    const attempt = await this.issuer.attemptIn(cookies[ATTEMPT_COOKIE]);
    const to = attempt?.to ?? '/';
    try {
      if (!attempt) throw new IssuerRefused('no-attempt');
      const identity = await this.issuer.identityOf(url.split('?')[1] ?? '', attempt);
      const userId = await this.links.ownerOf(identity);
      const signedIn = await this.signIns.beginOrStep({ userId, byIssuer: true }, reply);
      if ('step' in signedIn) return this.lead(reply, signInPage({ step: signedIn.step, to }));
      void reply.setCookie('token', signedIn.token, {
        ...{ path: '/', sameSite: 'strict', secure: 'auto', maxAge: REFRESH_DAYS * 86_400 },
      });
      this.lead(reply, signInPage({ to }));
    } catch (error) {
      this.refuse(error, to, reply);
    }
  }

  @Roles(...ANY_ROLE)
  @UsesPassword(...authLimits.changeSecondFactor)
  @Post('users/sign-in/unlink')
  async unlink(
    @Body() { password }: ParsedBody<'POST /users/sign-in/unlink'>,
    @CurrentUser() user: SignedIn,
  ): Promise<void> {
    await this.confirmation.require(user, password);
    await this.links.unlink(user.id);
    await this.families.endAll(user.id, user.sessionId);
  }

  private refuseWithout(): void {
    if (!this.config.oidc) throw new Rejected('not-found', t('no-issuer'));
  }

  private refuse(error: unknown, to: string, reply: FastifyReply): void {
    if (!(error instanceof IssuerRefused || error instanceof Rejected)) throw error;
    this.logger.warn({ code: error.code }, 'A sign-in at the issuer was refused.');
    this.lead(reply, signInPage({ refused: 'issuer', to }));
  }

  private lead(reply: FastifyReply, address: string): void {
    void reply.redirect(address, 302);
  }

  /** Accepts only paths of this product, since everybody can write the link. */
  private ownPath(to = '/'): string {
    if (!to.startsWith('/') || !URL.canParse(to, this.config.publicUrl)) return '/';
    const { origin, pathname, search, hash } = new URL(to, this.config.publicUrl);
    const isOwn = origin === new URL(this.config.publicUrl).origin;
    // A path that begins with two slashes is read as another host.
    return isOwn && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/';
  }
}

const signInPage = (query: Readonly<Record<string, string>>) =>
  `/sign-in?${new URLSearchParams(query).toString()}`;
