import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '../../../contract/languages';
import { CONFIG, scaledMs, type Config } from '../config/config';
import { FinalFailure, LastingFailure } from '../jobs/job-queue';
import { catalogues } from '../messages';
import { StoredMails } from './stored-mails';
import { letter } from './letter';

const CONNECTION_TIMEOUT_MS = 10_000;
/** A connection ends after this time without a sign of life. */
const SOCKET_TIMEOUT_MS = 30_000;

export interface Mail {
  /** The person whom the mail concerns. A stored mail is deleted together with this person's data. */
  readonly of: string;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  /** Where the reader unsubscribes from such mails without signing in, if the mails are optional. */
  readonly unsubscribe?: Unsubscribe;
  /** An iCalendar message, which calendar programs import. */
  readonly invitation?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string };
}

export interface Unsubscribe {
  readonly page: string;
  /** Unsubscribes by a POST of the mail program (RFC 8058). */
  readonly oneClick: string;
}

@Injectable()
export class Mailer {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly files: StoredMails,
  ) {}

  async send({ of, language, invitation, unsubscribe, text, ...mail }: Mail): Promise<void> {
    const { mailUrl, productName, publicUrl, supportEmail } = this.config;
    const t = catalogues[language];
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
      const limits = {
        connectionTimeout: scaledMs(this.config, CONNECTION_TIMEOUT_MS),
        greetingTimeout: scaledMs(this.config, CONNECTION_TIMEOUT_MS),
        socketTimeout: scaledMs(this.config, SOCKET_TIMEOUT_MS),
      };
      await createTransport({ ...limits, url: mailUrl })
        .sendMail(message)
        .catch(refused);
      return;
    }
    const { message: content } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
      ...message,
      // An erasure searches the stored mails for names.
      textEncoding: 'quoted-printable',
    });
    await this.files.keep(of, content as Buffer);
  }
}

/** These errors concern the mail itself, not the connection or the account at the mail server. */
const OF_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

/** Throws a new error, since the original one contains the address. An SMTP reply from 500 on is final. */
function refused({ code = '', responseCode }: NodeJS.ErrnoException & { responseCode?: number }): never {
  const status = responseCode ? ` (${responseCode})` : '';
  if (responseCode && responseCode >= 500 && OF_THE_MAIL.includes(code))
    throw Object.assign(new FinalFailure(`The mail server refused the mail for good${status}.`), { code });
  throw Object.assign(new LastingFailure(`The mail server took no mail${status}.`), { code });
}
