import { Injectable } from '@nestjs/common';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Tokens } from '../../../../contract/identity';
import { Rejected } from '../../../kernel/errors';
import { AccessTokens } from '../../../platform/auth/jwt';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { EntitlementReader } from '../../entitlements/entitlements.queries';
import { account, isWaiting, type Account } from '../accounts/account.decider';
import { Credentials, type PasswordCheck } from './credentials';
import { departure } from '../accounts/departure.decider';
import { rememberAccount } from './known-device';
import { REFRESH_DAYS, RefreshFamilies, type Issued } from './refresh-families';
import { SecondFactorPolicy } from './second-factor-policy';
import { t } from './messages';

export const REFRESH_COOKIE = 'refresh';

export type Proven =
  (PasswordCheck & { readonly byIssuer: false }) | { readonly userId: string; readonly byIssuer: true };

/** Gives the browser an access token that its scripts can read, and a refresh token that they cannot. */
@Injectable()
export class Sessions {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly credentials: Credentials,
    private readonly families: RefreshFamilies,
    private readonly policy: SecondFactorPolicy,
    private readonly dispatcher: Dispatcher,
    private readonly entitlements: EntitlementReader,
  ) {}

  async begin(proven: Proven, reply: FastifyReply): Promise<Tokens> {
    const issued = await this.families.begin(proven.userId, proven.byIssuer);
    // A password change ends all existing sessions; it may have happened between the check and this session.
    if (!proven.byIssuer && !(await this.credentials.holds(proven))) {
      await this.families.endSession(issued.sessionId);
      throw invalidCredentials();
    }
    return this.hand(proven.userId, issued, reply);
  }

  async refresh(
    refreshToken: string | undefined,
    accessToken: string | undefined,
    reply: FastifyReply,
  ): Promise<Tokens> {
    const session = accessToken && (await this.tokens.readPossiblyExpired(accessToken));
    if (!session) throw new Rejected('unauthenticated', t('missing-user-id'));
    if (!refreshToken) throw new Rejected('unauthenticated', t('refresh-failed'));
    const { id } = session.user;
    const issued = await this.families.rotate(refreshToken, id);
    // A second factor that has become required must be set up before the session continues.
    if ((await this.policy.stepBefore({ userId: id, byIssuer: issued.byIssuer })) === 'setup') {
      await this.families.endSession(issued.sessionId);
      throw new Rejected('unauthenticated', t('refresh-failed'));
    }
    return this.hand(id, issued, reply);
  }

  async end(
    refreshToken: string | undefined,
    accessToken: string | undefined,
    reply: FastifyReply,
  ): Promise<void> {
    if (refreshToken) await this.families.end(refreshToken);
    const session = accessToken && (await this.tokens.readPossiblyExpired(accessToken));
    if (session) await this.families.endSession(session.sid);
    void reply.clearCookie(REFRESH_COOKIE, this.cookie());
  }

  private async hand(
    userId: string,
    { sessionId, token: refreshToken }: Issued,
    reply: FastifyReply,
  ): Promise<Tokens> {
    const person = await this.welcomed(userId);
    if (!person) throw new Rejected('unauthenticated', t('refresh-failed'));
    const { role, profile, language } = person;
    if (role === 'student') await this.cancelErasure(userId);
    const user = {
      id: userId,
      first_name: profile.firstName,
      last_name: profile.lastName,
      role,
      language,
      entitlements: await this.entitlements.ownedBy(userId),
    };
    const token = await this.tokens.sign(user, sessionId);
    void reply.setCookie(REFRESH_COOKIE, refreshToken, { ...this.cookie(), maxAge: REFRESH_DAYS * 86_400 });
    rememberAccount(person.email, reply);
    return { token, refreshToken };
  }

  private async welcomed(userId: string): Promise<Account | null> {
    const person = await this.dispatcher.stateOf(account, userId);
    if (!isWaiting(person)) return person?.erased ? null : person;
    return (await this.dispatcher.dispatch(account, userId, 'AcceptInvitation', { by: 'sign-in' })).state;
  }

  /** A former student who signs in keeps the account. */
  private async cancelErasure(studentId: string): Promise<void> {
    const signingIn = { studentId, because: 'signed-in' } as const;
    const { state } = await this.dispatcher.dispatch(departure, studentId, 'CallOff', signingIn);
    if (state.ended) throw new Rejected('unauthenticated', t('refresh-failed'));
  }

  private cookie(): CookieSerializeOptions {
    return { httpOnly: true, sameSite: 'strict', path: '/api/auth', secure: 'auto' };
  }
}

export const invalidCredentials = () => new Rejected('unauthenticated', t('invalid-credentials'));
