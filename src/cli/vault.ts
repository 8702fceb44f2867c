import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { VAULT, type Vault } from '../platform/vault/vault';
import { fillVault, vaultLines } from '../platform/vault/vault-transfer';
import { runTool, type StoresTool } from './stores-tool';

const USAGE = `Usage: npm run vault -- COMMAND

  export FILE      write password hashes, sessions and personal keys to a new file, unencrypted
  import FILE      add a file's entries to an empty vault; a second import changes nothing

The file decrypts every personal field of the history: store the two apart, and delete the file after the move.
The exit status is 1 if something fails.
`;

export const vaultTool: StoresTool = async ([command, file], stores, terminal) => {
  const store = stores.get<Vault>(VAULT);
  if (command === 'export' && file) {
    await pipeline(vaultLines(store), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    terminal.print(`Exported the vault to ${file}.\n`);
  } else if (command === 'import' && file) {
    const count = await fillVault(store, (await open(file)).readLines());
    terminal.print(`The vault contains all ${count} entries of ${file}.\n`);
  } else terminal.fail(USAGE);
};

if (require.main === module) void runTool(vaultTool);
