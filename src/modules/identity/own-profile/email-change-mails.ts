import { Inject, Injectable } from '@nestjs/common';
import { languageOf } from '../../../kernel/sentences';
import { CONFIG, type Config } from '../../../platform/config/config';
import { Mailer } from '../../../platform/mail/mailer';
import type { Account } from '../accounts/account.decider';
import { catalogues } from './messages';

export const VALID_HOURS = 24;

@Injectable()
export class EmailChangeMails {
  constructor(
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async sendLink(person: Account, newEmail: string, token: string): Promise<void> {
    const about = this.about(person, newEmail);
    const language = languageOf(person);
    const t = catalogues[language];
    await this.mailer.send({
      of: person.userId,
      to: newEmail,
      language,
      subject: t.emailLinkSubject(about),
      text: t.emailLinkText({
        ...about,
        address: `${this.config.publicUrl}/confirm-email?token=${token}`,
      }),
    });
  }

  async sendNotice(person: Account, to: string, newEmail: string, stopToken: string): Promise<void> {
    const about = this.about(person, newEmail);
    const language = languageOf(person);
    const t = catalogues[language];
    await this.mailer.send({
      of: person.userId,
      to,
      language,
      subject: t.emailNoticeSubject(about),
      text: t.emailNoticeText({
        ...about,
        address: `${this.config.publicUrl}/keep-email?token=${stopToken}`,
      }),
    });
  }

  private about({ profile: { firstName } }: Account, newEmail: string) {
    return { firstName, productName: this.config.productName, newEmail, hours: VALID_HOURS };
  }
}
