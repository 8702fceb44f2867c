import { Inject, Injectable } from '@nestjs/common';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { PersonalKeys } from '../../platform/personal-data/personal-keys';
import { ERASED } from '../../platform/personal-data/seal';
import { VAULT, type Vault } from '../../platform/vault/vault';
import { account } from './account.decider';
import { Credentials } from './credentials';
import { EmailAddresses } from './email-addresses';

/** Forgets a person for good. Can be repeated from any point at which it stopped: the key goes last. */
@Injectable()
export class Erasure {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly emails: EmailAddresses,
    private readonly credentials: Credentials,
    private readonly keys: PersonalKeys,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  async erase(userId: string): Promise<void> {
    const person = await this.dispatcher.stateOf(account, userId);
    if (!person?.erased) return;
    if (person.email !== ERASED) await this.emails.release(person.email, userId);
    await this.credentials.remove(userId);
    // The connections end once the browser was told.
    await this.vault.removeOwned('refresh-family', userId);
    await this.vault.removeOwned('reset-token', userId);
    await this.keys.destroy(userId);
  }
}
