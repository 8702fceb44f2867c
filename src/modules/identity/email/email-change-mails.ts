import { Inject, Injectable } from '@nestjs/common';
import { languageOf } from '../../../kernel/sentences';
import { CONFIG, type Config } from '../../../platform/config/config';
import { Mailer } from '../../../platform/mail/mailer';
import type { Account } from '../accounts/account.decider';
import { words } from '../words';

export const VALID_HOURS = 24;

/** The link to the new address, and the notice to the one that stands until it is followed. */
@Injectable()
export class EmailChangeMails {
  constructor(
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async send(person: Account, newEmail: string, token: string): Promise<void> {
    const { productName, publicUrl } = this.config;
    const { userId: of, email: standing } = person;
    const { firstName } = person.profile;
    const language = languageOf(person);
    const t = words[language];
    const about = { firstName, productName, newEmail, hours: VALID_HOURS };
    await this.mailer.send({
      of,
      to: newEmail,
      language,
      subject: t.emailLinkSubject(about),
      text: t.emailLinkText({ ...about, address: `${publicUrl}/confirm-email?token=${token}` }),
    });
    await this.mailer.send({
      of,
      to: standing,
      language,
      subject: t.emailNoticeSubject(about),
      text: t.emailNoticeText(about),
    });
  }
}
