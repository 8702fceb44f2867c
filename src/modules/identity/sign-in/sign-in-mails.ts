import { Inject, Injectable } from '@nestjs/common';
import { RECOVERY_CODES } from '../../../../contract/sign-in';
import { languageOf } from '../../../kernel/sentences';
import { CONFIG, type Config } from '../../../platform/config/config';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { Mailer } from '../../../platform/mail/mailer';
import { account } from '../accounts/account.decider';
import { mailWords } from './messages';
import { signIn } from './sign-in.decider';
import type { SignInEvents } from './sign-in.events';

export type SignInMail = keyof SignInEvents;

@Injectable()
export class SignInMails {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async send(userId: string, news: SignInMail): Promise<void> {
    const person = await this.dispatcher.stateOf(account, userId);
    if (!person || person.erased) return;
    const { twoFactor } = await this.dispatcher.stateOf(signIn, userId);
    const { productName, publicUrl, oidc } = this.config;
    const language = languageOf(person);
    const t = mailWords[language];
    await this.mailer.send({
      of: userId,
      to: person.email,
      language,
      subject: t[news].subject({ productName }),
      text: t.text({
        firstName: person.profile.firstName,
        sentence: t[news].sentence({
          productName,
          issuer: oidc?.name,
          left: RECOVERY_CODES - (twoFactor?.usedCodes.length ?? 0),
        }),
        address: `${publicUrl}/security`,
      }),
    });
  }
}
