import { execFileSync } from 'node:child_process';
import { ROOT } from '../../support/server-process';

export interface MediaServerUnderTest {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
}

const BUILT_IN: MediaServerUnderTest = { name: 'the built-in server', env: { MEDIA_SERVER: 'werift' } };
const MEDIASOUP: MediaServerUnderTest = { name: 'mediasoup', env: { MEDIA_SERVER: 'mediasoup' } };

export const mediaServers: readonly MediaServerUnderTest[] = hasMediasoup()
  ? [BUILT_IN, MEDIASOUP]
  : [BUILT_IN];

if (!mediaServers.includes(MEDIASOUP))
  process.stderr.write(
    'No worker of mediasoup is installed: video is tried with the built-in server alone.\n',
  );

function hasMediasoup(): boolean {
  const tryOut = `
    const { createWorker } = await import('mediasoup');
    (await createWorker()).close();
  `;
  try {
    execFileSync(process.execPath, ['--input-type=module', '--eval', tryOut], {
      cwd: ROOT,
      stdio: 'ignore',
      timeout: 20_000,
    });
    return true;
  } catch {
    return false;
  }
}
