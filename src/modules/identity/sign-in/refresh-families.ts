import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Rejected } from '../../../kernel/errors';
import { newId } from '../../../platform/http/request-context';
import { RealtimeGateway } from '../../../platform/realtime/realtime.gateway';
import { VAULT, type Vault } from '../../../platform/vault/vault';
import { t } from './messages';

export interface Issued {
  readonly sessionId: string;
  readonly token: string;
  readonly byIssuer: boolean;
}

interface Family {
  readonly userId: string;
  readonly currentHash: string;
  readonly byIssuer?: boolean;
  /** The time of the sign-in; old families have none. */
  readonly begunAt?: string;
  /** Derives each token's successor, so that two requests with one token get the same; old families have none. */
  readonly seed?: string;
  readonly previous?: { readonly hash: string; readonly exchangedBy: string; readonly at?: string };
}

export const REFRESH_DAYS = 30;
/** A token may be used again within this time, since two tabs that refresh at once have the same one. */
const GRACE_MS = 10_000;
/** A sign-in at the single sign-on provider proves the identity of a user without a password for this long. */
export const JUST_BEGUN_MS = 10 * 60_000;
export const MAX_SESSIONS = 50;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64');
const expiry = () => new Date(Date.now() + REFRESH_DAYS * 86_400_000).toISOString();

/** Rotates refresh tokens: a reused one ends its family, and with it the session, its access tokens and connections. */
@Injectable()
export class RefreshFamilies {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    private readonly gateway: RealtimeGateway,
  ) {}

  async begin(userId: string, byIssuer: boolean): Promise<Issued> {
    const familyId = randomUUID();
    const seed = secret();
    const token = `${familyId}.${secret()}`;
    const begunAt = new Date().toISOString();
    const family: Family = { userId, currentHash: hashOf(token), byIssuer, begunAt, seed };
    await this.vault.put('refresh-family', familyId, family, { owner: userId, expiresAt: expiry() });
    await this.endUnused(userId);
    return { sessionId: familyId, token, byIssuer };
  }

  async rotate(token: string, userId: string): Promise<Issued> {
    const familyId = familyOf(token);
    const entry = await this.vault.get<Family>('refresh-family', familyId);
    if (!entry || entry.value.userId !== userId) throw refused();
    const { currentHash, byIssuer = false, begunAt, seed = secret(), previous } = entry.value;
    const [hash, exchangedBy] = [hashOf(token), newId('refresh', familyId)];
    const next = `${familyId}.${createHmac('sha256', seed).update(token).digest('base64url')}`;
    if (currentHash === hash) {
      const at = new Date().toISOString();
      const rotated: Family = {
        userId,
        currentHash: hashOf(next),
        byIssuer,
        begunAt,
        seed,
        previous: { hash, exchangedBy, at },
      };
      const options = { expectedVersion: entry.version, owner: userId, expiresAt: expiry() };
      // If another request was faster, the family shows whether it exchanged the same token.
      if (!(await this.vault.put('refresh-family', familyId, rotated, options)))
        return this.rotate(token, userId);
    } else {
      const isRecent = Date.now() - Date.parse(previous?.at ?? '') < GRACE_MS;
      const isAgain = previous?.hash === hash && (isRecent || previous.exchangedBy === exchangedBy);
      if (!isAgain || currentHash !== hashOf(next)) return this.endReused(familyId);
    }
    return { sessionId: familyId, token: next, byIssuer };
  }

  async hasJustBegunByIssuer(sessionId: string): Promise<boolean> {
    const family = (await this.vault.get<Family>('refresh-family', sessionId))?.value;
    if (!family?.byIssuer || family.begunAt === undefined) return false;
    return Date.now() - Date.parse(family.begunAt) < JUST_BEGUN_MS;
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

  async endAll(userId: string, but?: string): Promise<void> {
    await this.vault.removeOwned('refresh-family', userId, but);
    this.gateway.disconnect(userId, but);
  }

  private async endUnused(userId: string): Promise<void> {
    const families = await this.vault.owned('refresh-family', userId);
    const latestFirst = families.sort((a, b) => (a.expiresAt! < b.expiresAt! ? 1 : -1));
    for (const { id } of latestFirst.slice(MAX_SESSIONS)) await this.endSession(id);
  }

  private async endReused(familyId: string): Promise<never> {
    await this.endSession(familyId);
    throw refused();
  }
}

const secret = () => randomBytes(32).toString('base64url');

const familyOf = (token: string) => token.split('.')[0]!;

const refused = () => new Rejected('unauthenticated', t('refresh-failed'));
