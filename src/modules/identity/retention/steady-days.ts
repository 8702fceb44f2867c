import { Inject, Injectable } from '@nestjs/common';
import { plusDays } from '../../../platform/new-york';
import { VAULT, type Vault } from '../../../platform/vault/vault';

interface Days {
  /** Of those that have followed each other without a jump, the first; empty: nobody knows of a jump. */
  readonly since: string;
  readonly last: string;
}

/** The day after the last one may be missed, by a job that runs every day. */
const LONGEST_STEP = 2;

/**
 * Whether the clock can be believed in what nobody can take back. A clock that is set wrong looks like a month that has
 * gone by: after a jump, in either direction, a day must follow before it is believed.
 */
@Injectable()
export class SteadyDays {
  constructor(@Inject(VAULT) private readonly vault: Vault) {}

  async includes(today: string): Promise<boolean> {
    const before = (await this.vault.get<Days>('clock', 'retention'))?.value ?? { since: '', last: today };
    const isNext = before.last <= today && today <= plusDays(before.last, LONGEST_STEP);
    const days: Days = { since: isNext ? before.since : today, last: today };
    await this.vault.put('clock', 'retention', days);
    return days.since < today;
  }
}
