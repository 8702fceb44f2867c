import { createApp } from './create-app';
import { ConfigError, readConfig, type Config } from './platform/config/config';

void main();

async function main(): Promise<void> {
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return;
  }
  const app = await createApp(config);
  await app.listen(config.port, config.host);
}
