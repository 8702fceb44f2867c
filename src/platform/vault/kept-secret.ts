import { randomBytes } from 'node:crypto';
import type { Vault } from './vault';

/** A random secret generated at first use and stored; every process that shares the vault gets the same one. */
export async function keptSecret(vault: Vault, name: string): Promise<string> {
  const kept = await vault.get<string>('secret', name);
  if (kept) return kept.value;
  await vault.put('secret', name, randomBytes(48).toString('base64'), { expectedVersion: 0 });
  return keptSecret(vault, name);
}
