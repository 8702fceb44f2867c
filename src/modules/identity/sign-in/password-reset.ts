import { Inject, Injectable } from '@nestjs/common';
import { Rejected } from '../../../kernel/errors';
import { languageOf } from '../../../kernel/sentences';
import { CONFIG, type Config } from '../../../platform/config/config';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { newId } from '../../../platform/http/request-context';
import { Jobs } from '../../../platform/jobs/jobs';
import { Mailer } from '../../../platform/mail/mailer';
import { account } from '../accounts/account.decider';
import { EmailAddresses } from '../accounts/email-addresses';
import { PasswordLinks } from './password-links';
import { t, catalogues } from './messages';

export const SEND_RESET_LINK = 'identity-send-reset-link';

const VALID_MINUTES = 30;
/** The job waits this long, so that writing the mail does not delay the response, which would reveal an account. */
const ANSWERED_MS = 1_000;

/** A reset token works once, for 30 minutes; only the newest one is valid. */
@Injectable()
export class PasswordReset {
  constructor(
    private readonly emails: EmailAddresses,
    private readonly dispatcher: Dispatcher,
    private readonly links: PasswordLinks,
    private readonly jobs: Jobs,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Does the same work for unknown addresses, since only the job finds out whether there is an account. */
  async request(email: string): Promise<void> {
    const addressKey = await this.emails.keyOf(email);
    const id = newId('reset', addressKey);
    await this.jobs.add(SEND_RESET_LINK, { addressKey }, { id, waitMs: ANSWERED_MS });
  }

  async sendLink(addressKey: string, requestId: string): Promise<void> {
    const userId = await this.emails.ownerOfKey(addressKey);
    if (userId === null) return;
    const person = await this.dispatcher.stateOf(account, userId);
    if (!person || person.erased) return;
    const token = await this.links.issue('reset-token', userId, requestId, VALID_MINUTES);
    if (token === null) return;
    const { productName, publicUrl } = this.config;
    const language = languageOf(person);
    const texts = catalogues[language];
    await this.mailer.send({
      of: userId,
      to: person.email,
      language,
      subject: texts.resetSubject({ productName }),
      text: texts.resetText({
        firstName: person.profile.firstName,
        productName,
        minutes: VALID_MINUTES,
        address: `${publicUrl}/reset-password?token=${token}`,
      }),
    });
  }

  async redeem(token: string, password: string): Promise<string> {
    const owner = await this.links.redeem('reset-token', token, password, (userId, changeId) =>
      this.dispatcher.dispatch(account, userId, 'RecordPasswordChange', { changeId, by: 'reset-link' }),
    );
    if (owner === null) throw new Rejected('forbidden', t('invalid-reset-token'));
    return owner;
  }
}
