import { createHash, randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { SignInStep } from '../../../../contract/sign-in';
import { Rejected } from '../../../kernel/errors';
import { VAULT, type Vault } from '../../../platform/vault/vault';
import type { Proven } from './sessions';
import { say } from './words';

/** Whoever has come half-way into a session. */
export type Challenge = Proven & { readonly step: SignInStep };

export const CHALLENGE_COOKIE = 'sign-in';
const VALID_MINUTES = 15;

const idOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** What is kept of somebody between the first step of a sign-in and the second: it is no session, and opens nothing. */
@Injectable()
export class SignInChallenges {
  constructor(@Inject(VAULT) private readonly vault: Vault) {}

  async begin(challenge: Challenge, reply: FastifyReply): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + VALID_MINUTES * 60_000).toISOString();
    const { userId: owner } = challenge;
    await this.vault.put('sign-in-challenge', idOf(token), challenge, { owner, expiresAt });
    void reply.setCookie(CHALLENGE_COOKIE, token, { ...cookie, maxAge: VALID_MINUTES * 60 });
  }

  async read(token: string | undefined, step: SignInStep): Promise<Challenge> {
    const entry = token ? await this.vault.get<Challenge>('sign-in-challenge', idOf(token)) : undefined;
    if (entry?.value.step !== step) throw new Rejected('unauthenticated', say('sign-in-expired'));
    return entry.value;
  }

  async end(token: string, reply: FastifyReply): Promise<void> {
    await this.vault.remove('sign-in-challenge', idOf(token));
    void reply.clearCookie(CHALLENGE_COOKIE, cookie);
  }
}

const cookie: CookieSerializeOptions = {
  httpOnly: true,
  sameSite: 'strict',
  path: '/api/auth/second-factor',
  secure: 'auto',
};
