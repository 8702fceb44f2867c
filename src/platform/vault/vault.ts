import { createHmac, randomBytes } from 'node:crypto';

/** Stores what must be erasable or secret, such as credentials, tokens, secret addresses and personal keys. */
export interface Vault {
  get<Value>(kind: VaultKind, id: string): Promise<VaultEntry<Value> | undefined>;
  getMany<Value>(kind: VaultKind, ids: readonly string[]): Promise<Map<string, Value>>;
  /** With `expectedVersion` (0: absent), writes only over that version; returns whether it has written. */
  put(kind: VaultKind, id: string, value: unknown, options?: VaultPutOptions): Promise<boolean>;
  /** Overwrites the stored bytes instead of only unlinking them. */
  remove(kind: VaultKind, ...ids: readonly string[]): Promise<void>;
  /** Removes all of the owner's entries of a kind, except the one with the id `but`. */
  removeOwned(kind: VaultKind, owner: string, but?: string): Promise<void>;
  owned(kind: VaultKind, owner: string): Promise<VaultRecord[]>;
  /** Yields all unexpired entries, in no particular order, for a move to another vault. */
  all(): AsyncIterable<VaultRecord>;
  close(): Promise<void>;
}

export interface VaultRecord {
  readonly kind: VaultKind;
  readonly id: string;
  readonly value: unknown;
  readonly owner: string | null;
  readonly expiresAt: string | null;
}

/** Entries of these kinds are owned by a person, and removed with that person. */
export const PERSONAL_KINDS = [
  'credential',
  'refresh-family',
  'reset-token',
  'invitation-link',
  'email-change',
  'email-stop',
  'second-factor',
  'second-factor-setup',
  'sign-in-challenge',
  'sign-in-link',
  'calendar-feed',
  'calendar-secret',
  'letter',
] as const;

export type VaultKind =
  (typeof PERSONAL_KINDS)[number] | 'personal-key' | 'upload-key' | 'clock' | 'secret' | 'cursor';

export interface VaultEntry<Value> {
  readonly value: Value;
  readonly version: number;
}

export interface VaultPutOptions {
  readonly expectedVersion?: number;
  readonly expiresAt?: string | null;
  readonly owner?: string | null;
}

export const VAULT = Symbol('Vault');

/** Returns a random secret, generated at first use; every process that shares the vault gets the same one. */
export async function getOrCreateSecret(vault: Vault, name: string): Promise<string> {
  const stored = await vault.get<string>('secret', name);
  if (stored) return stored.value;
  await vault.put('secret', name, randomBytes(48).toString('base64'), { expectedVersion: 0 });
  return getOrCreateSecret(vault, name);
}

/** Returns the token of a link that is mailed for a request; repeated attempts of the request get the same one. */
export async function tokenFor(vault: Vault, purpose: string, requestId: string): Promise<string> {
  const secret = await getOrCreateSecret(vault, purpose);
  return createHmac('sha256', secret).update(requestId).digest('base64url');
}
