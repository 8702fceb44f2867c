import type { TokenUser } from 'contract/identity';

const THIRTY_DAYS = 60 * 60 * 24 * 30;

export function readToken(): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith('token='));
  return pair?.slice('token='.length) || undefined;
}

export function writeToken(token: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `token=${token}; path=/; max-age=${THIRTY_DAYS}; samesite=strict${secure}`;
}

export function clearToken(): void {
  document.cookie = 'token=; path=/; max-age=0; samesite=strict';
}

let last: { readonly token: string | undefined; readonly user: TokenUser | null } | undefined;

/** Ignores expiry; null if unreadable. Returns the same object while the user's data is the same. */
export function userOf(token: string | undefined): TokenUser | null {
  if (last && last.token === token) return last.user;
  const read = decode(token);
  const user = last && JSON.stringify(last.user) === JSON.stringify(read) ? last.user : read;
  last = { token, user };
  return user;
}

function decode(token: string | undefined): TokenUser | null {
  const payload = token?.split('.')[1];
  if (!payload) return null;
  try {
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const { user } = JSON.parse(new TextDecoder().decode(bytes)) as { user?: TokenUser };
    // Tokens of earlier versions have no entitlements.
    return user ? { ...user, entitlements: user.entitlements ?? [] } : null;
  } catch {
    return null;
  }
}

/** The id of the signed-in user. */
export const me = (): string | undefined => userOf(readToken())?.id;
