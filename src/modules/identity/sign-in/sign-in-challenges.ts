import { createHash, randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { SignInStep } from '../../../../contract/sign-in';
import { Rejected } from '../../../kernel/errors';
import { newId } from '../../../platform/http/request-context';
import { VAULT, type Vault } from '../../../platform/vault/vault';
import type { Proven } from './sessions';
import { t } from './messages';

export type Challenge = Proven & { readonly step: SignInStep };

/** `usedBy` is the request that turned the challenge into a session. It may be repeated. */
type StoredChallenge = Challenge & { readonly usedBy?: string };

export const CHALLENGE_COOKIE = 'sign-in';
const VALID_MINUTES = 15;

const callOf = (token: string) => newId('sign-in', token);

const idOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Stores the first step of a sign-in until the second one. A challenge is no session and gives no access. */
@Injectable()
export class SignInChallenges {
  constructor(@Inject(VAULT) private readonly vault: Vault) {}

  async begin(challenge: Challenge, reply: FastifyReply): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    await this.put(token, challenge);
    void reply.setCookie(CHALLENGE_COOKIE, token, { ...cookie, maxAge: VALID_MINUTES * 60 });
  }

  async read(token: string | undefined, step: SignInStep): Promise<Challenge> {
    const challenge = token ? await this.stored(token) : undefined;
    const usedBy = challenge?.usedBy;
    if (challenge?.step !== step || (usedBy !== undefined && usedBy !== callOf(token!)))
      throw new Rejected('unauthenticated', t('sign-in-expired'));
    return challenge;
  }

  async end(token: string, reply: FastifyReply): Promise<void> {
    const challenge = await this.stored(token);
    if (challenge) await this.put(token, { ...challenge, usedBy: callOf(token) });
    void reply.clearCookie(CHALLENGE_COOKIE, cookie);
  }

  private async put(token: string, challenge: StoredChallenge): Promise<void> {
    const expiresAt = new Date(Date.now() + VALID_MINUTES * 60_000).toISOString();
    await this.vault.put('sign-in-challenge', idOf(token), challenge, { owner: challenge.userId, expiresAt });
  }

  private async stored(token: string): Promise<StoredChallenge | undefined> {
    return (await this.vault.get<StoredChallenge>('sign-in-challenge', idOf(token)))?.value;
  }
}

const cookie: CookieSerializeOptions = {
  httpOnly: true,
  sameSite: 'strict',
  path: '/api/auth/second-factor',
  secure: 'auto',
};
