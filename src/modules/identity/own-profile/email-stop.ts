import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Rejected } from '../../../kernel/errors';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { tokenFor, VAULT, type Vault } from '../../../platform/vault/vault';
import { account } from '../accounts/account.decider';
import { Credentials } from '../sign-in/credentials';
import { PasswordReset } from '../sign-in/password-reset';
import { IssuerLinks } from '../sign-in/issuer-links';
import { RefreshFamilies } from '../sign-in/refresh-families';
import { t } from './messages';
import { EmailAddresses } from '../accounts/email-addresses';

interface Stop {
  readonly userId: string;
  readonly email: string;
  readonly issuedAt: string;
}

export const STOP_HOURS = 24;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Lets the reader of a mailbox restore its address within a day, and ends every sign-in but by a mailed link, since
 * another person may know the password.
 */
@Injectable()
export class EmailStop {
  constructor(
    private readonly emails: EmailAddresses,
    private readonly credentials: Credentials,
    private readonly families: RefreshFamilies,
    private readonly links: IssuerLinks,
    private readonly passwordReset: PasswordReset,
    private readonly dispatcher: Dispatcher,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** Returns the token of a link to the present address, the same for each mail of a request. Each mail extends it. */
  async issue(userId: string, email: string, requestId: string): Promise<string> {
    const token = await tokenFor(this.vault, 'email-stop', requestId);
    const issued = (await this.vault.get<Stop>('email-stop', hashOf(token)))?.value;
    const stop: Stop = issued ?? { userId, email, issuedAt: new Date().toISOString() };
    const expiresAt = new Date(Date.now() + STOP_HOURS * 3_600_000).toISOString();
    await this.vault.put('email-stop', hashOf(token), stop, { owner: userId, expiresAt });
    return token;
  }

  async stop(token: string): Promise<void> {
    const stop = (await this.vault.get<Stop>('email-stop', hashOf(token)))?.value;
    if (!stop) throw new Rejected('forbidden', t('invalid-email-token'));
    const { userId, email } = stop;
    await this.removeLater(stop);
    await this.vault.remove('email-change', userId);
    await this.credentials.forget(userId);
    await this.families.endAll(userId);
    await this.vault.removeOwned('reset-token', userId);
    await this.vault.removeOwned('sign-in-challenge', userId);
    if ((await this.dispatcher.stateOf(account, userId))?.email !== email) {
      // The owner of the replaced address may have linked a single sign-on identity to the account.
      await this.links.unlink(userId);
      await this.emails.reserve(email, userId);
      await this.dispatcher.dispatch(account, userId, 'ChangeEmail', { email });
    }
    await this.passwordReset.request(email);
  }

  /** Removes later stops, since the earliest address decides. */
  private async removeLater({ userId, issuedAt }: Stop): Promise<void> {
    const stops = await this.vault.owned('email-stop', userId);
    const later = stops.filter(({ value }) => (value as Stop).issuedAt > issuedAt);
    await this.vault.remove('email-stop', ...later.map(({ id }) => id));
  }
}
