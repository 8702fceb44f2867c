import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from './eventually';

/** The token of the link that was mailed to whoever forgot the password. */
export async function resetTokenFor(email: string, dataDir: string): Promise<string> {
  const folder = join(dataDir, 'mail');
  return eventually(async () => {
    const files = await readdir(folder).catch(() => []);
    const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    const text = mails.find((mail) => mail.includes(`To: ${email}`)) ?? '';
    const whole = text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    return /reset-password\?token=([\w-]+)/.exec(whole)?.[1] ?? '';
  }, Boolean);
}
