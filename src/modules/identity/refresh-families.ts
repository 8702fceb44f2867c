import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { messages } from '../../../contract/messages';
import { Rejected } from '../../kernel/errors';
import { VAULT, type Vault } from '../../platform/vault/vault';

interface Family {
  readonly userId: string;
  readonly currentHash: string;
}

export const REFRESH_DAYS = 30;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64');
const expiry = () => new Date(Date.now() + REFRESH_DAYS * 86_400_000).toISOString();

/** Refresh tokens: each works once and is followed by the next of its family; a reused one ends the family. */
@Injectable()
export class RefreshFamilies {
  constructor(@Inject(VAULT) private readonly vault: Vault) {}

  async begin(userId: string): Promise<string> {
    const familyId = randomUUID();
    const { token, currentHash } = issue(familyId);
    const family: Family = { userId, currentHash };
    await this.vault.put('refresh-family', familyId, family, { owner: userId, expiresAt: expiry() });
    return token;
  }

  /** The token that follows, for the family's owner alone. */
  async rotate(token: string, userId: string): Promise<string> {
    const familyId = familyOf(token);
    const entry = await this.vault.get<Family>('refresh-family', familyId);
    if (!entry || entry.value.userId !== userId) throw refused();
    if (entry.value.currentHash !== hashOf(token)) return this.endReused(familyId);
    const next = issue(familyId);
    const rotated = await this.vault.put(
      'refresh-family',
      familyId,
      { userId, currentHash: next.currentHash },
      { expectedVersion: entry.version, owner: userId, expiresAt: expiry() },
    );
    return rotated ? next.token : this.endReused(familyId);
  }

  async end(token: string): Promise<void> {
    const familyId = familyOf(token);
    const entry = await this.vault.get<Family>('refresh-family', familyId);
    if (entry?.value.currentHash === hashOf(token)) await this.vault.remove('refresh-family', familyId);
  }

  /** Ends every session of a person but the one that `keep` belongs to. */
  async endAll(userId: string, keep?: string): Promise<void> {
    const familyId = keep && familyOf(keep);
    const kept = familyId ? await this.vault.get<Family>('refresh-family', familyId) : undefined;
    await this.vault.removeOwned('refresh-family', userId);
    if (familyId && kept?.value.userId === userId) {
      await this.vault.put('refresh-family', familyId, kept.value, { owner: userId, expiresAt: expiry() });
    }
  }

  private async endReused(familyId: string): Promise<never> {
    await this.vault.remove('refresh-family', familyId);
    throw refused();
  }
}

function issue(familyId: string) {
  const token = `${familyId}.${randomBytes(32).toString('base64url')}`;
  return { token, currentHash: hashOf(token) };
}

const familyOf = (token: string) => token.split('.')[0]!;

const refused = () => new Rejected('unauthenticated', 'refresh-failed', messages.unableToRefresh);
