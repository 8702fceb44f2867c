import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CannotStart } from '../../../kernel/errors';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { History } from '../../../platform/history/history';
import { getOrCreateSecret, VAULT, type Vault } from '../../../platform/vault/vault';
import { VaultCheck } from '../../../platform/vault/vault-check';
import { account } from './account.decider';
import { emailReservation } from './email-reservation.decider';

export const normalized = (email: string) => email.trim().normalize().toLowerCase();

const PEPPER = 'email-pepper';

const pepperIsLost = () =>
  new CannotStart(
    'The vault lacks the secret by which the history knows email addresses, so that nobody could sign in. ' +
      'Put back the vault that belongs to this history: a copy of it, or by npm run vault -- import FILE.',
  );

/** Makes email addresses unique, and finds an account by its address, without storing the address. */
@Injectable()
export class EmailAddresses {
  private pepper: string | undefined;

  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    private readonly dispatcher: Dispatcher,
    private readonly history: History,
    check: VaultCheck,
  ) {
    check.add(() => this.findPepper());
  }

  /** Throws if the secret is lost: with a new one, reserved addresses would not be found and nobody could sign in. */
  private async findPepper(): Promise<void> {
    if (await this.vault.get('secret', PEPPER)) return;
    for await (const { events } of this.history.readAll({ after: 0n, types: ['EmailReserved'] })) {
      if (events.length > 0) throw pepperIsLost();
    }
  }

  /** The account with the address. After a change the address stays reserved for its former owner for some time. */
  async ownerOf(email: string): Promise<string | null> {
    return this.ownerOfKey(await this.keyOf(email));
  }

  async ownerOfKey(key: string): Promise<string | null> {
    const holder = await this.holderOfKey(key);
    // Unknown addresses take the same work as known ones, so that response times do not reveal accounts.
    const person = await this.dispatcher.stateOf(account, holder ?? key);
    return person && !person.erased && (await this.keyOf(person.email)) === key ? holder : null;
  }

  async holderOf(email: string): Promise<string | null> {
    return this.holderOfKey(await this.keyOf(email));
  }

  async holderOfKey(key: string): Promise<string | null> {
    return (await this.dispatcher.stateOf(emailReservation, key)).userId;
  }

  /** Reserves the address and returns its owner, which is another id if an earlier registration reserved it. */
  async reserve(email: string, userId: string): Promise<string> {
    const { state } = await this.dispatcher.dispatch(
      emailReservation,
      await this.keyOf(email),
      'ReserveEmail',
      { userId },
    );
    return state.userId ?? userId;
  }

  async release(email: string, userId: string): Promise<void> {
    await this.dispatcher.dispatch(emailReservation, await this.keyOf(email), 'ReleaseEmail', { userId });
  }

  async releaseFormer(key: string, userId: string): Promise<void> {
    if ((await this.ownerOfKey(key)) === userId) return;
    await this.dispatcher.dispatch(emailReservation, key, 'ReleaseEmail', { userId });
  }

  /** A keyed hash, which distinguishes addresses without revealing them. */
  async keyOf(email: string): Promise<string> {
    this.pepper ??= await getOrCreateSecret(this.vault, PEPPER);
    return createHmac('sha256', this.pepper).update(normalized(email)).digest('hex');
  }
}
