import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Rejected } from '../../kernel/errors';
import { LANGUAGE } from '../../kernel/sentences';
import { CONFIG, type Config } from '../../platform/config/config';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { newId } from '../../platform/http/request-context';
import { Jobs } from '../../platform/jobs/jobs';
import { Mailer } from '../../platform/mail/mailer';
import { VAULT, type Vault } from '../../platform/vault/vault';
import { account } from './account.decider';
import { Credentials } from './credentials';
import { EmailAddresses } from './email-addresses';
import { SEND_RESET_LINK } from './identity.reactions';
import { RefreshFamilies } from './refresh-families';
import { say, words } from './words';

interface ResetToken {
  readonly userId: string;
  readonly used: boolean;
}

const VALID_MINUTES = 30;
/** By then the request has been answered, which writing a mail would delay. */
const ANSWERED_MS = 1_000;

const idOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A reset token works once, for 30 minutes; only the newest one is valid. */
@Injectable()
export class PasswordReset {
  constructor(
    private readonly emails: EmailAddresses,
    private readonly dispatcher: Dispatcher,
    private readonly credentials: Credentials,
    private readonly families: RefreshFamilies,
    private readonly jobs: Jobs,
    private readonly mailer: Mailer,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Does the same work whether or not there is such an account, which only the job finds out. */
  async request(email: string): Promise<void> {
    const addressKey = await this.emails.keyOf(email);
    const id = newId('reset', addressKey);
    await this.jobs.add(SEND_RESET_LINK, { addressKey }, { id, delayMs: ANSWERED_MS });
  }

  async sendLink(addressKey: string): Promise<void> {
    const userId = await this.emails.holderOfKey(addressKey);
    if (userId === null) return;
    const person = await this.dispatcher.stateOf(account, userId);
    if (!person || person.erased) return;
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + VALID_MINUTES * 60_000).toISOString();
    await this.vault.removeOwned('reset-token', userId);
    const value: ResetToken = { userId, used: false };
    await this.vault.put('reset-token', idOf(token), value, { owner: userId, expiresAt });
    const { productName, publicUrl } = this.config;
    const t = words[LANGUAGE];
    await this.mailer.send({
      of: userId,
      to: person.email,
      subject: t.resetSubject({ productName }),
      text: t.resetText({
        firstName: person.profile.firstName,
        productName,
        minutes: VALID_MINUTES,
        address: `${publicUrl}/reset-password?token=${token}`,
      }),
    });
  }

  /** Sets the password, ends every session of the account, and returns the owner. */
  async redeem(token: string, password: string): Promise<string> {
    const entry = await this.vault.get<ResetToken>('reset-token', idOf(token));
    if (!entry || entry.value.used) throw refused();
    const { userId } = entry.value;
    const used: ResetToken = { userId, used: true };
    const first = await this.vault.put('reset-token', idOf(token), used, {
      expectedVersion: entry.version,
      owner: userId,
    });
    if (!first) throw refused();
    await this.credentials.set(userId, password);
    await this.families.endAll(userId);
    await this.dispatcher.dispatch(account, userId, 'RecordPasswordChange', {
      changeId: idOf(token),
      by: 'reset-link',
    });
    await this.vault.removeOwned('reset-token', userId);
    return userId;
  }
}

const refused = () => new Rejected('forbidden', say('invalid-reset-token'));
