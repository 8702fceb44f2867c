import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module';
import { readConfig, type Config } from '../platform/config/config';

/** Runs a command-line tool as a process of its own: what it throws is printed, and the exit status is 1. */
export function runAsProcess(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}

/** Opens the whole application for the work, without serving it. */
export async function withApp(
  settings: Partial<Config>,
  work: (app: INestApplicationContext) => Promise<void>,
): Promise<void> {
  const config: Config = { ...readConfig(process.env), ...settings, logLevel: 'error' };
  const app = await NestFactory.createApplicationContext(AppModule.forRoot(config), {
    logger: ['error'],
    abortOnError: false,
  });
  try {
    await work(app);
  } finally {
    await app.close();
  }
}
