import 'reflect-metadata';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { catalog } from './catalog';
import { readConfig } from './platform/config/config';
import { DOCUMENT_STORE, type DocumentStore } from './platform/document-store/document-store';
import { EVENT_STORE, type EventStore } from './platform/event-store/event-store';
import { storeProviders } from './platform/stores';
import { VAULT, type Vault } from './platform/vault/vault';
import { fillVault, vaultLines } from './platform/vault/vault-transfer';

const USAGE = `Usage: npm run vault -- COMMAND

  export FILE      write passwords' hashes, sessions and personal keys to a new file, in the clear
  import FILE      put a file's entries into an empty vault; again, it changes nothing

The file opens every personal field of the history: keep it apart from it, and no longer than the move takes.
Exit status 1: something failed.
`;

@Module({ providers: storeProviders(readConfig(process.env), catalog) })
class StoresModule {}

void main(process.argv.slice(2));

async function main([command, file]: readonly string[]): Promise<void> {
  const app = await NestFactory.createApplicationContext(StoresModule, { logger: ['error'] });
  const vault = app.get<Vault>(VAULT);
  try {
    if (command === 'export' && file) {
      await pipeline(vaultLines(vault), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
      process.stdout.write(`Exported the vault to ${file}.\n`);
    } else if (command === 'import' && file) {
      const count = await fillVault(vault, (await open(file)).readLines());
      process.stdout.write(`The vault holds all ${count} entries of ${file}.\n`);
    } else fail(USAGE);
  } catch (error) {
    fail(`${error instanceof Error ? error.message : String(error)}\n`);
  } finally {
    await app.get<EventStore>(EVENT_STORE).close();
    await app.get<DocumentStore>(DOCUMENT_STORE).close();
    await vault.close();
    await app.close();
  }
}

function fail(text: string): void {
  process.stderr.write(text);
  process.exitCode = 1;
}
