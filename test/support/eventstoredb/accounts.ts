import { Metadata, status, type ServerErrorResponse } from '@grpc/grpc-js';

export type Accounts = Readonly<Record<string, { readonly password: string; readonly isAdmin?: boolean }>>;

/** The purpose of a call; gossip is open to everyone except callers with invalid credentials. */
export type Use = 'gossip' | 'streams' | 'all';

const UNAUTHENTICATED = { code: status.UNAUTHENTICATED, details: 'Unauthenticated' };

export function accessRefusal(
  accounts: Accounts | undefined,
  metadata: Metadata,
  use: Use,
): Partial<ServerErrorResponse> | undefined {
  if (!accounts) return undefined;
  const [authorization] = metadata.get('authorization');
  const [name, password] = authorization ? namedIn(String(authorization)) : [];
  const account = name === undefined ? undefined : accounts[name];
  if (name !== undefined && account?.password !== password) return UNAUTHENTICATED;
  if (use === 'gossip' || account?.isAdmin || (account && use === 'streams')) return undefined;
  const trailers = new Metadata();
  trailers.set('exception', 'access-denied');
  return { code: status.PERMISSION_DENIED, details: 'Access Denied', metadata: trailers };
}

function namedIn(authorization: string): [name: string, password: string] {
  const text = Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString();
  const colon = text.indexOf(':');
  return [text.slice(0, colon), text.slice(colon + 1)];
}
