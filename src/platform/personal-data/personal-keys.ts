import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { VAULT, type Vault } from '../vault/vault';

interface StoredKey {
  /** Base64 of 32 bytes, or null once the key was destroyed for ever. */
  readonly key: string | null;
}

const REMEMBERED_MS = 60_000;

/** Stores one AES-256 key per person in the vault. Destroying it makes everything sealed with it unreadable. */
@Injectable()
export class PersonalKeys {
  private readonly remembered = new Map<string, { key: Buffer | null; until: number }>();

  constructor(@Inject(VAULT) private readonly vault: Vault) {}

  async forSealing(personId: string): Promise<Buffer | null> {
    const known = await this.forOpening(personId);
    if (known !== undefined) return known;
    const key = randomBytes(32);
    const made = await this.vault.put(
      'personal-key',
      personId,
      { key: key.toString('base64') } satisfies StoredKey,
      {
        expectedVersion: 0,
      },
    );
    return made ? this.remember(personId, key) : this.forSealing(personId);
  }

  /** Returns undefined if the person never had a key, and null if it was destroyed. */
  async forOpening(personId: string): Promise<Buffer | null | undefined> {
    return (await this.forOpeningMany(new Set([personId]))).get(personId);
  }

  /** Returns keys by person with at most one read of the vault, without persons who never had a key. */
  async forOpeningMany(personIds: ReadonlySet<string>): Promise<Map<string, Buffer | null>> {
    const keys = new Map<string, Buffer | null>();
    const unknown: string[] = [];
    for (const id of personIds) {
      const remembered = this.remembered.get(id);
      if (remembered && remembered.until > Date.now()) keys.set(id, remembered.key);
      else unknown.push(id);
    }
    if (unknown.length === 0) return keys;
    for (const [id, { key }] of await this.vault.getMany<StoredKey>('personal-key', unknown))
      keys.set(id, this.remember(id, key === null ? null : Buffer.from(key, 'base64')));
    return keys;
  }

  async destroy(...personIds: readonly string[]): Promise<void> {
    await this.vault.remove('personal-key', ...personIds);
    const destroyed: StoredKey = { key: null };
    await Promise.all(personIds.map((id) => this.vault.put('personal-key', id, destroyed)));
    for (const id of personIds) this.remembered.delete(id);
  }

  private remember(personId: string, key: Buffer | null) {
    if (this.remembered.size > 50_000) this.remembered.clear();
    this.remembered.set(personId, { key, until: Date.now() + REMEMBERED_MS });
    return key;
  }
}
