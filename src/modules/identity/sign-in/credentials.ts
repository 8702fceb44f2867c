import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config';
import { VAULT, type Vault } from '../../../platform/vault/vault';
import { hash, verify } from '../../../platform/auth/password-concurrency';

export interface PasswordCheck {
  readonly userId: string;
  readonly version: number;
}

interface Credential {
  readonly hash: string;
  readonly setBy?: string;
}

/** Earlier releases stored only the hash. */
type StoredCredential = Credential | string;

const read = (stored: StoredCredential): Credential =>
  typeof stored === 'string' ? { hash: stored } : stored;

/** Parameters of argon2id. `strong` is the library's default: 19 MiB, two passes, one lane, as OWASP recommends. */
const OPTIONS = { strong: {}, weak: { memoryCost: 8, timeCost: 1 } } as const;

@Injectable()
export class Credentials {
  private readonly dummyHash = this.hash('the-password-of-nobody');

  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns false if the person already has a password, which stays. */
  async begin(userId: string, password: string): Promise<boolean> {
    return this.put(userId, password, 0);
  }

  async set(userId: string, password: string): Promise<void> {
    await this.put(userId, password);
  }

  /** Returns false if the checked password has been replaced meanwhile. */
  async replace({ userId, version }: PasswordCheck, password: string, setBy: string): Promise<boolean> {
    return this.put(userId, password, version, setBy);
  }

  async isSetBy(userId: string, call: string): Promise<boolean> {
    const entry = await this.vault.get<StoredCredential>('credential', userId);
    return entry !== undefined && read(entry.value).setBy === call;
  }

  /** Returns null for a wrong password. An unknown person takes as long as a known one. */
  async check(userId: string | null, password: string): Promise<PasswordCheck | null> {
    const stored = userId === null ? undefined : await this.vault.get<StoredCredential>('credential', userId);
    const matches = await verify(stored ? read(stored.value).hash : await this.dummyHash, password);
    return userId !== null && stored && matches ? { userId, version: stored.version } : null;
  }

  async holds({ userId, version }: PasswordCheck): Promise<boolean> {
    return (await this.vault.get('credential', userId))?.version === version;
  }

  async exist(userId: string): Promise<boolean> {
    return (await this.vault.get('credential', userId)) !== undefined;
  }

  async forget(userId: string): Promise<void> {
    const entry = await this.vault.get('credential', userId);
    if (entry) await this.put(userId, randomBytes(32).toString('base64url'), entry.version);
  }

  async remove(userId: string): Promise<void> {
    await this.vault.remove('credential', userId);
  }

  private hash(password: string): Promise<string> {
    return hash(password, OPTIONS[this.config.passwordHashing]);
  }

  private async put(userId: string, password: string, expectedVersion?: number, setBy?: string) {
    const credential: Credential = { hash: await this.hash(password), setBy };
    return this.vault.put('credential', userId, credential, { expectedVersion, owner: userId });
  }
}
