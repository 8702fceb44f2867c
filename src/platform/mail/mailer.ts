import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { CONFIG, type Config } from '../config/config';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Sends by SMTP where `MAIL_URL` names a server, otherwise keeps each mail as a file. */
@Injectable()
export class Mailer {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async send(mail: Mail): Promise<void> {
    const { mailUrl, mailDir, productName, supportEmail } = this.config;
    const message = { from: { name: productName, address: supportEmail }, ...mail };
    if (mailUrl) {
      await createTransport(mailUrl).sendMail(message);
      return;
    }
    const { message: content } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
      message,
    );
    await mkdir(mailDir, { recursive: true });
    await writeFile(join(mailDir, `${Date.now()}-${randomUUID()}.eml`), content as Buffer);
  }
}
