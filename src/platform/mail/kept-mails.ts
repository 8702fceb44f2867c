import { randomUUID } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config';
import { Jobs } from '../jobs/jobs';
import { privateFolder } from '../private-files';

export const REMOVE_OLD_MAILS = 'mail-remove-old';

const DAY_MS = 24 * 3_600_000;
const KEPT_MS = 14 * DAY_MS;

/** Mails as files, kept for two weeks, for installations without a mail server. */
@Injectable()
export class KeptMails implements OnModuleInit, OnApplicationBootstrap {
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

  async removeThoseOf(...userIds: readonly string[]): Promise<void> {
    const gone = new Set(userIds);
    // Time and id of the mail are around it.
    const personIn = (name: string) => name.slice(name.indexOf('-') + 1, -'.eml'.length - 37);
    for (const name of await this.names()) if (gone.has(personIn(name))) await this.remove(name);
  }

  private async removeOld(now: number): Promise<void> {
    const old = (await this.names()).filter((name) => Number.parseInt(name, 10) < now - KEPT_MS);
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
