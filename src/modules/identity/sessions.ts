import { Injectable } from '@nestjs/common';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { ENTITLEMENTS } from '../../../contract/entitlements';
import type { Tokens } from '../../../contract/identity';
import { entitlements, owns } from '../../../projections/entitlements';
import { Rejected } from '../../kernel/errors';
import { AccessTokens } from '../../platform/auth/jwt';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { account, isWaiting } from './account.decider';
import { Credentials } from './credentials';
import { REFRESH_DAYS, RefreshFamilies, type Issued } from './refresh-families';
import { say } from './words';

export const REFRESH_COOKIE = 'refresh';

/** What a browser holds of a session: an access token it can read, and a refresh token it cannot. */
@Injectable()
export class Sessions {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly credentials: Credentials,
    private readonly families: RefreshFamilies,
    private readonly dispatcher: Dispatcher,
    private readonly views: Views,
  ) {}

  /** Begins a session for whoever knows the account's password. */
  async begin(userId: string | null, password: string, reply: FastifyReply): Promise<Tokens> {
    const checked = await this.credentials.check(userId, password);
    if (!checked) throw refused();
    const issued = await this.families.begin(checked.userId);
    // A password change ends all existing sessions; it may have happened between the check and this session.
    if (!(await this.credentials.holds(checked))) {
      await this.families.endSession(issued.sessionId);
      throw refused();
    }
    return this.hand(checked.userId, issued, reply);
  }

  async refresh(
    refreshToken: string | undefined,
    accessToken: string | undefined,
    reply: FastifyReply,
  ): Promise<Tokens> {
    const session = accessToken && (await this.tokens.readPossiblyExpired(accessToken));
    if (!session) throw new Rejected('unauthenticated', say('missing-user-id'));
    if (!refreshToken) throw new Rejected('unauthenticated', say('refresh-failed'));
    const { id } = session.user;
    return this.hand(id, await this.families.rotate(refreshToken, id), reply);
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
    const person = await this.dispatcher.stateOf(account, userId);
    if (!person || person.erased) throw new Rejected('unauthenticated', say('refresh-failed'));
    if (isWaiting(person))
      await this.dispatcher.dispatch(account, userId, 'AcceptInvitation', { by: 'sign-in' });
    const { role, profile } = person;
    const owner = await this.views.get(entitlements, userId);
    const user = {
      id: userId,
      first_name: profile.firstName,
      last_name: profile.lastName,
      role,
      entitlements: ENTITLEMENTS.filter((entitlement) => owns(owner, entitlement)),
    };
    const token = await this.tokens.sign(user, sessionId);
    void reply.setCookie(REFRESH_COOKIE, refreshToken, { ...this.cookie(), maxAge: REFRESH_DAYS * 86_400 });
    return { token, refreshToken };
  }

  private cookie(): CookieSerializeOptions {
    return { httpOnly: true, sameSite: 'strict', path: '/api/auth', secure: 'auto' };
  }
}

const refused = () => new Rejected('unauthenticated', say('invalid-credentials'));
