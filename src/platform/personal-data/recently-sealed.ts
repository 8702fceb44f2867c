/** The person whose key it is; the key is null if it was destroyed, and undefined if it never existed. */
export interface Owner {
  readonly id: string;
  readonly key: Buffer | null | undefined;
}

const MAX_ENTRIES = 2_000;

interface SealedText {
  readonly owners: readonly Owner[];
  readonly json: string;
}

/** Caches what this process sealed last, so that its views need not decrypt it. Callers need the same keys. */
export class RecentlySealed {
  private young = new Map<string, SealedText>();
  private old = new Map<string, SealedText>();

  add(sealed: string, owners: readonly Owner[], json: string): void {
    if (this.young.size === MAX_ENTRIES) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(sealed, { owners, json });
  }

  find(sealed: string, owners: readonly Owner[]): string | undefined {
    const found = this.young.get(sealed) ?? this.old.get(sealed);
    const isTheirs = found?.owners.every(
      ({ id, key }, index) => id === owners[index]?.id && key === owners[index].key,
    );
    return isTheirs && found?.owners.length === owners.length ? found.json : undefined;
  }
}
