import { createHmac, randomBytes } from 'node:crypto';
import type { Vault } from './vault';

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
