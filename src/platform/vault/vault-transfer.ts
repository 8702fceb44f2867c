import { isDeepStrictEqual } from 'node:util';
import type { Vault, VaultRecord } from './vault';

const FORMAT = 'quadrangle-vault-1';

export class VaultFileError extends Error {}

/** Cursors are not transferred, because they are positions in one store's history. */
const moves = ({ kind }: VaultRecord) => kind !== 'cursor';

/** Yields a vault as unencrypted JSON lines: a header, each entry, and their count. */
export async function* vaultLines(vault: Vault): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: FORMAT })}\n`;
  let entries = 0;
  for await (const record of vault.all()) {
    if (!moves(record)) continue;
    yield `${JSON.stringify(record)}\n`;
    entries += 1;
  }
  yield `${JSON.stringify({ entries })}\n`;
}

export async function fillVault(vault: Vault, lines: AsyncIterable<string>): Promise<number> {
  const records = await recordsIn(lines);
  for (const { kind, id, value } of records) {
    const existing = await vault.get(kind, id);
    if (existing && !isDeepStrictEqual(existing.value, value)) {
      throw new VaultFileError(
        `The vault holds another ${kind} under the same id: import into an empty one.`,
      );
    }
  }
  for (const { kind, id, value, owner, expiresAt } of records) {
    await vault.put(kind, id, value, { owner, expiresAt, expectedVersion: 0 });
  }
  return records.length;
}

async function recordsIn(lines: AsyncIterable<string>): Promise<VaultRecord[]> {
  const read: (VaultRecord | { format?: string; entries?: number })[] = [];
  for await (const line of lines) {
    try {
      read.push(JSON.parse(line) as VaultRecord);
    } catch {
      throw new VaultFileError(`Line ${read.length + 1} cannot be read.`);
    }
  }
  const [header, ...rest] = read as [{ format?: string } | undefined, ...VaultRecord[]];
  if (header?.format !== FORMAT) throw new VaultFileError('This is no exported vault.');
  const end = rest.pop() as { entries?: number } | undefined;
  if (end?.entries !== rest.length) throw new VaultFileError('The file is incomplete.');
  return rest;
}
