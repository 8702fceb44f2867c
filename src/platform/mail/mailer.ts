import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '../../../contract/languages';
import { CONFIG, type Config } from '../config/config';
import { words } from '../words';
import { KeptMails } from './kept-mails';
import { letter } from './letter';

export interface Mail {
  /** Whom it concerns, with whom it goes where it is kept. */
  readonly of: string;
  readonly to: string;
  /** What its reader reads. */
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  /** Where the reader ends such mails, without signing in; for those that nobody has to get. */
  readonly unsubscribe?: Unsubscribe;
  /** An iCalendar message, which calendars take in. */
  readonly invitation?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string };
}

export interface Unsubscribe {
  /** A page that asks first. */
  readonly page: string;
  /** Ends them by a POST of the mail program (RFC 8058). */
  readonly oneClick: string;
}

/** Sends by SMTP if `MAIL_URL` names a server, otherwise writes each mail to a file. */
@Injectable()
export class Mailer {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly kept: KeptMails,
  ) {}

  async send({ of, language, invitation, unsubscribe, text, ...mail }: Mail): Promise<void> {
    const { mailUrl, productName, publicUrl, supportEmail } = this.config;
    const t = words[language];
    const foot = t.mailFoot({ productName });
    const leave = unsubscribe && { label: t.mailUnsubscribe, address: unsubscribe.page };
    const message = {
      from: { name: productName, address: supportEmail },
      ...mail,
      text: [text, '-- ', foot, ...(leave ? [`${leave.label}: ${leave.address}`] : [])].join('\n\n'),
      html: letter(text, { language, productName, publicUrl, foot, open: t.mailOpen, unsubscribe: leave }),
      headers: {
        'Content-Language': language,
        ...(unsubscribe && {
          'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      ...(invitation && { icalEvent: { ...invitation, filename: 'session.ics' } }),
    };
    const { createTransport } = await import('nodemailer');
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
