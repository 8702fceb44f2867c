import { inspect } from 'node:util';
import { createApp } from './create-app';
import { Demonstration } from './demo/demonstration';
import { DEMO_PASSWORD, demoStaff, demoStudents } from './demo/people';
import { CannotStart } from './kernel/errors';
import { ConfigError, readConfig, type Config } from './platform/config/config';
import { isDiskFull } from './platform/sqlite/storage-errors';
import { reachStores } from './platform/reach-stores';
import { StoreUnavailable } from './platform/store-unavailable';

void main();

async function main(): Promise<void> {
  try {
    await start(readConfig(process.env));
  } catch (error) {
    process.stderr.write(`${explanationOf(error)}\n`);
    process.exit(1);
  }
}

function explanationOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof CannotStart || error instanceof StoreUnavailable)
    return error.message;
  if (isDiskFull(error))
    return 'The disk is full: make room where DATA_DIR is, or on the disk of its stores, and start again.';
  return inspect(error);
}

async function start(config: Config): Promise<void> {
  await reachStores(config, (sentence) => void process.stderr.write(`${sentence} Waiting for it.\n`));
  const app = await createApp(config);
  if (config.demo) await app.get(Demonstration).fill();
  await app.listen(config.port, config.host);
  process.stdout.write(`\n${welcome(config, await app.getUrl())}\n`);
}

function welcome(
  { productName, publicUrl, port, demo, dataDir, mailUrl, mailDir }: Config,
  url: string,
): string {
  const address = url.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost');
  // By default, the public address has the configured port, which may be 0 for any free one.
  const isPublic = [address, `http://localhost:${port}`].includes(publicUrl);
  const where = isPublic ? [address] : [publicUrl, '', `  It listens at ${address}`];
  const [first, ...others] = where;
  const lines = [`  ${productName} runs at ${first}`, ...others, '', `  Data is stored in ${dataDir}`];
  if (mailUrl === null) lines.push(`  Mails are written to ${mailDir}`);
  if (demo) {
    const accounts = [...demoStudents.slice(0, 2), ...demoStaff];
    lines.push('', `  Demonstration accounts, password ${DEMO_PASSWORD}:`);
    for (const { email, role } of accounts) lines.push(`    ${email.padEnd(28)}${role}`);
  }
  return lines.join('\n') + '\n';
}
