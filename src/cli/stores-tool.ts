import 'reflect-metadata';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { catalog } from '../catalog';
import { readConfig } from '../platform/config/config';
import { reachStores } from '../platform/reach-stores';
import { closeStores, storeProviders } from '../platform/stores';

export interface Terminal {
  readonly print: (text: string) => void;
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

export async function overStores(
  tool: StoresTool,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<void> {
  const config = readConfig(env);
  try {
    await reachStores({ ...config, redisUrl: null }, (sentence) => terminal.print(`${sentence}\n`));
  } catch (error) {
    return terminal.fail(`${error instanceof Error ? error.message : String(error)}\n`);
  }
  const stores = { module: StoresModule, providers: storeProviders(config, catalog) };
  const app = await NestFactory.createApplicationContext(stores, { logger: ['error'] });
  try {
    await tool(args, app, terminal);
  } catch (error) {
    terminal.fail(`${error instanceof Error ? error.message : String(error)}\n`);
  } finally {
    await closeStores(app);
  }
}

export const runTool = (tool: StoresTool): Promise<void> =>
  overStores(tool, process.argv.slice(2), process.env, {
    print: (text) => void process.stdout.write(text),
    fail: (text) => {
      process.stderr.write(text);
      process.exitCode = 1;
    },
  });
