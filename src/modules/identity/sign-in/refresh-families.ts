import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Rejected } from '../../../kernel/errors';
import { newId } from '../../../platform/http/request-context';
import { RealtimeGateway } from '../../../platform/realtime/realtime.gateway';
import { VAULT, type Vault } from '../../../platform/vault/vault';
import { say } from '../words';

/** A session, and the refresh token that continues it. */
export interface Issued {
  readonly sessionId: string;
  readonly token: string;
  /** Whether it began by the word of an issuer. */
  readonly byIssuer: boolean;
}

interface Family {
  readonly userId: string;
  readonly currentHash: string;
  readonly byIssuer?: boolean;
  /** The token before the current one, and which call exchanged it. */
  readonly previous?: { readonly hash: string; readonly exchangedBy: string };
}

export const REFRESH_DAYS = 30;
/** Per person. */
export const MOST_SESSIONS = 50;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64');
const expiry = () => new Date(Date.now() + REFRESH_DAYS * 86_400_000).toISOString();

/**
 * Rotating refresh tokens: each works for one call and is replaced by the next of its family; reuse by another call ends
 * the family. A session is such a family: access tokens name it and are valid only while it lives, and its connections end with it.
 */
@Injectable()
export class RefreshFamilies {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    private readonly gateway: RealtimeGateway,
  ) {}

  async begin(userId: string, byIssuer: boolean): Promise<Issued> {
    const familyId = randomUUID();
    const { token, currentHash } = issue(familyId);
    const family: Family = { userId, currentHash, byIssuer };
    await this.vault.put('refresh-family', familyId, family, { owner: userId, expiresAt: expiry() });
    await this.endUnused(userId);
    return { sessionId: familyId, token, byIssuer };
  }

  /** Issues the next token, to the family's owner only. */
  async rotate(token: string, userId: string): Promise<Issued> {
    const familyId = familyOf(token);
    const entry = await this.vault.get<Family>('refresh-family', familyId);
    if (!entry || entry.value.userId !== userId) throw refused();
    const previous = { hash: hashOf(token), exchangedBy: newId('refresh', familyId) };
    const { currentHash, byIssuer = false } = entry.value;
    const isAgain = JSON.stringify(entry.value.previous) === JSON.stringify(previous);
    if (currentHash !== previous.hash && !isAgain) return this.endReused(familyId);
    const next = issue(familyId);
    const rotated = await this.vault.put(
      'refresh-family',
      familyId,
      { userId, currentHash: next.currentHash, byIssuer, previous } satisfies Family,
      { expectedVersion: entry.version, owner: userId, expiresAt: expiry() },
    );
    return rotated ? { sessionId: familyId, token: next.token, byIssuer } : this.endReused(familyId);
  }

  async end(token: string): Promise<void> {
    const familyId = familyOf(token);
    const entry = await this.vault.get<Family>('refresh-family', familyId);
    if (entry?.value.currentHash === hashOf(token)) await this.endSession(familyId);
  }

  async endSession(sessionId: string): Promise<void> {
    await this.vault.remove('refresh-family', sessionId);
    this.gateway.disconnectSession(sessionId);
  }

  /** Ends every session of a person, except `but`. */
  async endAll(userId: string, but?: string): Promise<void> {
    await this.vault.removeOwned('refresh-family', userId, but);
    this.gateway.disconnect(userId, but);
  }

  /** Ends the least recently used sessions beyond the limit. */
  private async endUnused(userId: string): Promise<void> {
    const families = await this.vault.owned('refresh-family', userId);
    const latestFirst = families.sort((a, b) => (a.expiresAt! < b.expiresAt! ? 1 : -1));
    for (const { id } of latestFirst.slice(MOST_SESSIONS)) await this.endSession(id);
  }

  private async endReused(familyId: string): Promise<never> {
    await this.endSession(familyId);
    throw refused();
  }
}

function issue(familyId: string) {
  const token = `${familyId}.${randomBytes(32).toString('base64url')}`;
  return { token, currentHash: hashOf(token) };
}

const familyOf = (token: string) => token.split('.')[0]!;

const refused = () => new Rejected('unauthenticated', say('refresh-failed'));
