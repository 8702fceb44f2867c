import { Inject, Injectable } from '@nestjs/common';
import { VAULT, type Vault } from '../../../platform/vault/vault';
import { hash, verify } from './passwords-at-once';

/** A password that was checked: whose it is, and in which version. */
export interface Checked {
  readonly userId: string;
  readonly version: number;
}

/** argon2id with the library's defaults: 19 MiB, two passes, one lane (OWASP's recommendation). */
@Injectable()
export class Credentials {
  private readonly nobodys = hash('the-password-of-nobody');

  constructor(@Inject(VAULT) private readonly vault: Vault) {}

  /** False if the person already has a password, which stays. */
  async begin(userId: string, password: string): Promise<boolean> {
    return this.put(userId, password, 0);
  }

  async set(userId: string, password: string): Promise<void> {
    await this.put(userId, password);
  }

  /** False if the checked password has been replaced meanwhile. */
  async replace({ userId, version }: Checked, password: string): Promise<boolean> {
    return this.put(userId, password, version);
  }

  /** Null if it is wrong. Takes as long for an unknown person as for a known one. */
  async check(userId: string | null, password: string): Promise<Checked | null> {
    const kept = userId === null ? undefined : await this.vault.get<string>('credential', userId);
    const matches = await verify(kept?.value ?? (await this.nobodys), password);
    return userId !== null && kept && matches ? { userId, version: kept.version } : null;
  }

  /** Whether the checked password is still the current one. */
  async holds({ userId, version }: Checked): Promise<boolean> {
    return (await this.vault.get('credential', userId))?.version === version;
  }

  async remove(userId: string): Promise<void> {
    await this.vault.remove('credential', userId);
  }

  private async put(userId: string, password: string, expectedVersion?: number): Promise<boolean> {
    return this.vault.put('credential', userId, await hash(password), { expectedVersion, owner: userId });
  }
}
