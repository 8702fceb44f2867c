import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from './eventually';

/** An erasure may remove a mail while others are being read. */
async function readIfThere(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

export async function mailsTo(email: string, dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(files.sort().map((file) => readIfThere(join(folder, file))));
  return mails
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='));
}

export async function resetTokenFor(email: string, dataDir: string): Promise<string> {
  return eventually(async () => {
    const text = (await mailsTo(email, dataDir)).join('\n');
    return /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  }, Boolean);
}

export async function invitationTokenFor(email: string, dataDir: string, mails = 1): Promise<string> {
  const sent = await eventually(
    () => mailsTo(email, dataDir),
    (found) => found.length >= mails,
  );
  return /invitation\?token=([\w-]+)/.exec(sent.at(-1)!)![1]!;
}

export async function keepTokenFor(email: string, dataDir: string): Promise<string> {
  return eventually(async () => {
    const text = (await mailsTo(email, dataDir)).join('\n');
    return /keep-email\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  }, Boolean);
}

export async function emailTokenFor(
  email: string,
  dataDir: string,
  known: readonly string[] = [],
): Promise<string> {
  return eventually(async () => {
    const text = (await mailsTo(email, dataDir)).join('\n');
    const tokens = [...text.matchAll(/confirm-email\?token=([\w.-]+)/g)].map(([, token]) => token!);
    return tokens.find((token) => !known.includes(token)) ?? '';
  }, Boolean);
}
