import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config';
import { Jobs } from '../jobs/jobs';
import { privateFolder } from '../private-files';

export const REMOVE_OLD_MAILS = 'mail-remove-old';

const DAY_MS = 24 * 3_600_000;
const RETENTION_MS = 14 * DAY_MS;

export interface NamedPerson {
  readonly userId: string;
  readonly names: readonly string[];
}

const decoded = (mail: string) =>
  Buffer.from(
    mail
      .replaceAll('=\r\n', '')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

const includesAny = (text: string, names: readonly string[]) => names.some((name) => text.includes(name));

/** Stores mails as files for two weeks, for installations without a mail server. */
@Injectable()
export class StoredMails implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'mailDir'>,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ now?: string }>(REMOVE_OLD_MAILS, ({ data: { now = new Date().toISOString() } }) =>
      this.removeOld(Date.parse(now)),
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.repeat(REMOVE_OLD_MAILS, DAY_MS, {});
  }

  async keep(userId: string, content: Buffer): Promise<void> {
    privateFolder(this.config.mailDir);
    await writeFile(this.pathOf(`${Date.now()}-${userId}-${randomUUID()}.eml`), content, { mode: 0o600 });
  }

  async removeThoseOf(...people: readonly NamedPerson[]): Promise<void> {
    const ids = new Set(people.map(({ userId }) => userId));
    const names = people.flatMap((person) => person.names);
    // In a file's name, the time is before the person's id, and the mail's id after it.
    const personIn = (name: string) => name.slice(name.indexOf('-') + 1, -'.eml'.length - 37);
    for (const name of await this.names()) {
      if (ids.has(personIn(name)) || includesAny(await this.textOf(name), names)) await this.remove(name);
    }
  }

  private async textOf(name: string): Promise<string> {
    try {
      return decoded(await readFile(this.pathOf(name), 'latin1'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
      throw error;
    }
  }

  private async removeOld(now: number): Promise<void> {
    const old = (await this.names()).filter((name) => Number.parseInt(name, 10) < now - RETENTION_MS);
    for (const name of old) await this.remove(name);
  }

  private async names(): Promise<string[]> {
    try {
      return (await readdir(this.config.mailDir)).filter((name) => name.endsWith('.eml'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }

  private readonly pathOf = (name: string) => join(this.config.mailDir, name);

  private remove(name: string): Promise<void> {
    return rm(this.pathOf(name), { force: true });
  }
}
