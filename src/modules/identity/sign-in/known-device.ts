import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { normalized } from '../accounts/email-addresses';

const DEVICE_COOKIE = 'device';
const DAYS = 180;
const MAX_ACCOUNTS = 10;

/** Records in a signed cookie that an account has signed in on this device, as a hash of its address. */
export function rememberAccount(email: string, reply: FastifyReply): void {
  const account = hashOf(normalized(email));
  const others = accountsOn(reply.request).filter((other) => other !== account);
  void reply.setCookie(DEVICE_COOKIE, [account, ...others].slice(0, MAX_ACCOUNTS).join('.'), {
    httpOnly: true,
    // The cookie must be lax, since the redirect from the provider begins at another site.
    sameSite: 'lax',
    path: '/api/auth',
    secure: 'auto',
    signed: true,
    maxAge: DAYS * 86_400,
  });
}

/** The account if this device has signed in to it, else undefined; without an address, the one that signed in last. */
export function knownAccount(request: FastifyRequest, email: string | undefined): string | undefined {
  const accounts = accountsOn(request);
  if (email === undefined) return accounts[0];
  const account = hashOf(email);
  return accounts.includes(account) ? account : undefined;
}

function accountsOn(request: FastifyRequest): readonly string[] {
  const cookie = request.cookies[DEVICE_COOKIE];
  if (cookie === undefined) return [];
  const { valid, value } = request.unsignCookie(cookie);
  return valid ? value.split('.') : [];
}

const hashOf = (email: string) => createHash('sha256').update(email).digest('base64url').slice(0, 22);
