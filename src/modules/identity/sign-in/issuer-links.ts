import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { VAULT, type Vault } from '../../../platform/vault/vault';
import { account, isWaiting } from '../accounts/account.decider';
import { EmailAddresses, normalized } from '../accounts/email-addresses';
import { IssuerRefused } from './issuer';
import { signIn } from './sign-in.decider';

interface Link {
  readonly userId: string;
  readonly issuer: string;
}

export interface Identity {
  readonly iss: string;
  readonly sub: string;
  readonly [claim: string]: unknown;
}

const idOf = ({ iss, sub }: Identity) =>
  createHash('sha256')
    .update(JSON.stringify([iss, sub]))
    .digest('base64url');

/** Finds the account that an identity at the single sign-on provider belongs to. It never opens accounts. */
@Injectable()
export class IssuerLinks {
  constructor(
    private readonly emails: EmailAddresses,
    private readonly dispatcher: Dispatcher,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Once linked, an identity stays with its account, even if its address changes. */
  async ownerOf(identity: Identity): Promise<string> {
    const link = await this.vault.get<Link>('sign-in-link', idOf(identity));
    return link?.value.userId ?? this.link(identity);
  }

  async isLinked(userId: string): Promise<boolean> {
    return (await this.vault.owned('sign-in-link', userId)).length > 0;
  }

  async unlink(userId: string): Promise<void> {
    for (const { value } of await this.vault.owned('sign-in-link', userId)) {
      const { issuer } = value as Link;
      await this.dispatcher.dispatch(signIn, userId, 'UnlinkSignIn', { userId, issuer });
    }
    await this.vault.removeOwned('sign-in-link', userId);
  }

  /** Requires an address that both sides verified, or the person who registered it first would share the account. */
  private async link(identity: Identity): Promise<string> {
    const email = verifiedEmail(identity);
    const { domains } = this.config.oidc!;
    if (domains.length > 0 && !domains.includes(email.split('@').at(-1)!)) throw new IssuerRefused('domain');
    const userId = await this.emails.holderOf(email);
    const person = userId === null ? null : await this.dispatcher.stateOf(account, userId);
    if (!person || person.erased || person.email !== email) throw new IssuerRefused('no-account');
    if (!isWaiting(person) && !person.emailConfirmed) throw new IssuerRefused('address-not-confirmed-here');
    const { iss: issuer } = identity;
    const links = await this.vault.owned('sign-in-link', person.userId);
    if (links.some(({ value }) => (value as Link).issuer === issuer))
      throw new IssuerRefused('linked-otherwise');
    const link: Link = { userId: person.userId, issuer };
    const options = { expectedVersion: 0, owner: person.userId };
    if (!(await this.vault.put('sign-in-link', idOf(identity), link, options))) return this.ownerOf(identity);
    await this.dispatcher.dispatch(signIn, person.userId, 'LinkSignIn', link);
    return person.userId;
  }
}

/** Microsoft Entra sets `xms_edov` if the tenant owns the address's domain. */
function verifiedEmail({ email, email_verified, xms_edov }: Identity): string {
  if (typeof email !== 'string' || !(email_verified === true || xms_edov === true))
    throw new IssuerRefused('address-not-verified');
  if (!isFoundInLowerCase(email)) throw new IssuerRefused('address-of-other-letters');
  return normalized(email);
}

const isFoundInLowerCase = (email: string) => email.toLowerCase().toUpperCase() === email.toUpperCase();
