import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Rejected } from '../../../kernel/errors';
import { VAULT, type Vault } from '../../../platform/vault/vault';
import { Credentials } from './credentials';
import { RefreshFamilies } from '../sign-in/refresh-families';

/** Links to set a password; each kind is one of the vault's. */
const KINDS = ['reset-token', 'invitation-link'] as const;
type Kind = (typeof KINDS)[number];

interface Link {
  readonly userId: string;
  readonly used: boolean;
}

const idOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Whoever opens such a link sets the password of an account: once, until it expires, by the newest of its kind alone. */
@Injectable()
export class PasswordLinks {
  constructor(
    private readonly credentials: Credentials,
    private readonly families: RefreshFamilies,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** The token of a new one. */
  async issue(kind: Kind, userId: string, validMinutes: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + validMinutes * 60_000).toISOString();
    await this.vault.removeOwned(kind, userId);
    const link: Link = { userId, used: false };
    await this.vault.put(kind, idOf(token), link, { owner: userId, expiresAt });
    return token;
  }

  async ownerOf(kind: Kind, token: string): Promise<string | null> {
    const link = (await this.vault.get<Link>(kind, idOf(token)))?.value;
    return link && !link.used ? link.userId : null;
  }

  /**
   * Sets the password, ends every session of the account, has it recorded, and returns the owner; null where the link
   * does not hold.
   */
  async redeem(
    kind: Kind,
    token: string,
    password: string,
    record: (userId: string, linkId: string) => Promise<unknown>,
  ): Promise<string | null> {
    const linkId = idOf(token);
    const entry = await this.vault.get<Link>(kind, linkId);
    if (!entry || entry.value.used) return null;
    const { userId } = entry.value;
    const used: Link = { userId, used: true };
    const expectedVersion = entry.version;
    if (!(await this.vault.put(kind, linkId, used, { expectedVersion, owner: userId }))) return null;
    await this.credentials.set(userId, password);
    await this.families.endAll(userId);
    try {
      await record(userId, linkId);
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      // The account was erased meanwhile.
      await this.credentials.remove(userId);
      return null;
    }
    for (const other of KINDS) await this.vault.removeOwned(other, userId);
    return userId;
  }
}
