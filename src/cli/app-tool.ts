import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module';
import { readConfig, type Config } from '../platform/config/config';

/** Runs a command-line tool: an error is printed, and makes the exit status 1. */
export function runAsProcess(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}

/** Runs the work in the whole application, without serving it. */
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
