import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Rejected } from '../../../kernel/errors';
import { tokenFor, VAULT, type Vault } from '../../../platform/vault/vault';
import { newId } from '../../../platform/http/request-context';
import { Credentials } from './credentials';
import { RefreshFamilies } from './refresh-families';

const KINDS = ['reset-token', 'invitation-link'] as const;
type Kind = (typeof KINDS)[number];

interface Link {
  readonly userId: string;
  readonly used: boolean;
  readonly usedBy?: string;
  readonly done?: boolean;
}

/** This is how long the request that used a link can be repeated. */
const VALID_MINUTES = 24 * 60;

const idOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A link sets the account's password once, before it expires, and only if it is the newest of its kind. */
@Injectable()
export class PasswordLinks {
  constructor(
    private readonly credentials: Credentials,
    private readonly families: RefreshFamilies,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** The token of a request's link, the same for each mail; null once it was used. */
  async issue(kind: Kind, userId: string, requestId: string, validMinutes: number): Promise<string | null> {
    const token = await tokenFor(this.vault, kind, requestId);
    const linkId = idOf(token);
    const issued = await this.vault.get<Link>(kind, linkId);
    if (issued?.value.used) return null;
    await this.vault.removeOwned(kind, userId, linkId);
    const isIssued = await this.put(
      kind,
      linkId,
      { userId, used: false },
      validMinutes,
      issued?.version ?? 0,
    );
    return isIssued ? token : this.issue(kind, userId, requestId, validMinutes);
  }

  async ownerOf(kind: Kind, token: string): Promise<string | null> {
    const link = (await this.vault.get<Link>(kind, idOf(token)))?.value;
    return link && !link.used ? link.userId : null;
  }

  /**
   * Sets the password and ends every session; null if the link is not valid. A repeated request finishes what it began.
   */
  async redeem(
    kind: Kind,
    token: string,
    password: string,
    record: (userId: string, linkId: string) => Promise<unknown>,
  ): Promise<string | null> {
    const linkId = idOf(token);
    const entry = await this.vault.get<Link>(kind, linkId);
    if (!entry) return null;
    const { userId } = entry.value;
    const used: Link = { userId, used: true, usedBy: newId('password-link', linkId) };
    if (entry.value.used) {
      if (entry.value.usedBy !== used.usedBy) return null;
      if (entry.value.done) return userId;
    } else if (!(await this.put(kind, linkId, used, VALID_MINUTES, entry.version))) return null;
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
    for (const other of KINDS) await this.vault.removeOwned(other, userId, linkId);
    await this.put(kind, linkId, { ...used, done: true }, VALID_MINUTES);
    return userId;
  }

  private put(kind: Kind, id: string, link: Link, minutes: number, expectedVersion?: number) {
    const expiresAt = new Date(Date.now() + minutes * 60_000).toISOString();
    return this.vault.put(kind, id, link, { owner: link.userId, expiresAt, expectedVersion });
  }
}
