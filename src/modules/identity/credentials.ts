import { Inject, Injectable } from '@nestjs/common';
import { VAULT, type Vault } from '../../platform/vault/vault';
import { hash, verify } from './passwords-at-once';

/** argon2id with the library's defaults: 19 MiB, two passes, one lane (OWASP's recommendation). */
@Injectable()
export class Credentials {
  private readonly nobodys = hash('the password of nobody');

  constructor(@Inject(VAULT) private readonly vault: Vault) {}

  /** False where the person has a password already, which stays. */
  async begin(userId: string, password: string): Promise<boolean> {
    return this.vault.put('credential', userId, await hash(password), {
      expectedVersion: 0,
      owner: userId,
    });
  }

  async set(userId: string, password: string): Promise<void> {
    await this.vault.put('credential', userId, await hash(password), { owner: userId });
  }

  /** Takes as long for an unknown person as for a known one. */
  async match(userId: string | null, password: string): Promise<boolean> {
    const kept = userId === null ? undefined : await this.vault.get<string>('credential', userId);
    const matches = await verify(kept?.value ?? (await this.nobodys), password);
    return kept !== undefined && matches;
  }

  async remove(userId: string): Promise<void> {
    await this.vault.remove('credential', userId);
  }
}
