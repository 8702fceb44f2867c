import { Inject, Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { CONFIG, type Config } from '../config/config';
import { KeptMails } from './kept-mails';

export interface Mail {
  /** Whom it concerns, with whom it goes where it is kept. */
  readonly of: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** An iCalendar message, which calendars take in. */
  readonly invitation?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string };
}

/** Sends by SMTP if `MAIL_URL` names a server, otherwise writes each mail to a file. */
@Injectable()
export class Mailer {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly kept: KeptMails,
  ) {}

  async send({ of, invitation, ...mail }: Mail): Promise<void> {
    const { mailUrl, productName, supportEmail } = this.config;
    const message = {
      from: { name: productName, address: supportEmail },
      ...mail,
      ...(invitation && { icalEvent: { ...invitation, filename: 'session.ics' } }),
    };
    if (mailUrl) {
      await createTransport(mailUrl).sendMail(message).catch(refused);
      return;
    }
    const { message: content } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
      message,
    );
    await this.kept.keep(of, content as Buffer);
  }
}

/** Not the error itself, which contains the address. */
function refused({ code }: NodeJS.ErrnoException): never {
  throw Object.assign(new Error('The mail server took no mail.'), { code });
}
