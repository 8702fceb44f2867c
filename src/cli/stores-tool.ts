import 'reflect-metadata';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { catalog } from '../catalog';
import { readConfig } from '../platform/config/config';
import { closeStores, storeProviders } from '../platform/stores';

/** Where a tool prints. */
export interface Terminal {
  readonly print: (text: string) => void;
  /** Prints it as an error, which makes the exit status 1. */
  readonly fail: (text: string) => void;
}

/** A command-line tool that needs only the stores, and so does not load the server. */
export type StoresTool = (
  args: readonly string[],
  stores: INestApplicationContext,
  terminal: Terminal,
) => Promise<void>;

@Module({})
class StoresModule {}

/** Runs a tool over the stores that the environment names. */
export async function overStores(
  tool: StoresTool,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<void> {
  const stores = { module: StoresModule, providers: storeProviders(readConfig(env), catalog) };
  const app = await NestFactory.createApplicationContext(stores, { logger: ['error'] });
  try {
    await tool(args, app, terminal);
  } catch (error) {
    terminal.fail(`${error instanceof Error ? error.message : String(error)}\n`);
  } finally {
    await closeStores(app);
  }
}

/** The same as a process of its own, for `npm run`. */
export const runTool = (tool: StoresTool): Promise<void> =>
  overStores(tool, process.argv.slice(2), process.env, {
    print: (text) => void process.stdout.write(text),
    fail: (text) => {
      process.stderr.write(text);
      process.exitCode = 1;
    },
  });
