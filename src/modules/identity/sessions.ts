import { Injectable } from '@nestjs/common';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { messages } from '../../../contract/messages';
import type { Tokens } from '../../../contract/resources';
import { Rejected } from '../../kernel/errors';
import { AccessTokens } from '../../platform/auth/jwt';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { account } from './account.decider';
import { REFRESH_DAYS, RefreshFamilies } from './refresh-families';

export const REFRESH_COOKIE = 'refresh';

/** What a browser holds of a session: an access token it can read, and a refresh token it cannot. */
@Injectable()
export class Sessions {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly families: RefreshFamilies,
    private readonly dispatcher: Dispatcher,
  ) {}

  async begin(userId: string, reply: FastifyReply): Promise<Tokens> {
    return this.hand(userId, await this.families.begin(userId), reply);
  }

  async refresh(
    refreshToken: string | undefined,
    accessToken: string | undefined,
    reply: FastifyReply,
  ): Promise<Tokens> {
    const user = accessToken && (await this.tokens.userOfPossiblyExpired(accessToken));
    if (!user) throw new Rejected('unauthenticated', 'missing-user-id', messages.missingUserId);
    if (!refreshToken) throw new Rejected('unauthenticated', 'refresh-failed', messages.unableToRefresh);
    return this.hand(user.id, await this.families.rotate(refreshToken, user.id), reply);
  }

  async end(refreshToken: string | undefined, reply: FastifyReply): Promise<void> {
    if (refreshToken) await this.families.end(refreshToken);
    void reply.clearCookie(REFRESH_COOKIE, this.cookie());
  }

  private async hand(userId: string, refreshToken: string, reply: FastifyReply): Promise<Tokens> {
    const person = await this.dispatcher.stateOf(account, userId);
    if (!person || person.erased)
      throw new Rejected('unauthenticated', 'refresh-failed', messages.unableToRefresh);
    const { firstName, lastName, role } = person;
    const token = await this.tokens.sign({ id: userId, first_name: firstName, last_name: lastName, role });
    void reply.setCookie(REFRESH_COOKIE, refreshToken, { ...this.cookie(), maxAge: REFRESH_DAYS * 86_400 });
    return { token, refreshToken };
  }

  private cookie(): CookieSerializeOptions {
    return { httpOnly: true, sameSite: 'strict', path: '/api/auth', secure: 'auto' };
  }
}
