import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { keptSecret } from '../../platform/vault/kept-secret';
import { VAULT, type Vault } from '../../platform/vault/vault';
import { emailReservation } from './email-reservation.decider';

/** As which an address is known, however it was typed. */
export const normalized = (email: string) => email.trim().toLowerCase();

/** Keeps e-mail addresses unique, and finds an account by its address, without writing the address down. */
@Injectable()
export class EmailAddresses {
  private pepper: Promise<string> | undefined;

  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    private readonly dispatcher: Dispatcher,
  ) {}

  async holderOf(email: string): Promise<string | null> {
    return this.holderOfKey(await this.keyOf(email));
  }

  async holderOfKey(key: string): Promise<string | null> {
    return (await this.dispatcher.stateOf(emailReservation, key)).userId;
  }

  /**
   * Reserves the address and answers whose it is: the id asked for, or that of an earlier registration, which has
   * an account or stopped half-way.
   */
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

  /** Tells one address from another and does not say which one it is. */
  async keyOf(email: string): Promise<string> {
    this.pepper ??= keptSecret(this.vault, 'email-pepper');
    return createHmac('sha256', await this.pepper)
      .update(normalized(email))
      .digest('hex');
  }
}
