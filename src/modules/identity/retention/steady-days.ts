import { Inject, Injectable } from '@nestjs/common';
import { plusDays } from '../../../platform/new-york';
import { VAULT, type Vault } from '../../../platform/vault/vault';

interface Days {
  /** The first day since the clock last jumped; empty if no jump is known. */
  readonly since: string;
  readonly last: string;
}

/** A job that runs every day may miss one day. */
const MAX_STEP_DAYS = 2;

/** Trusts the clock with what cannot be undone only after a second day without a jump. */
@Injectable()
export class SteadyDays {
  constructor(@Inject(VAULT) private readonly vault: Vault) {}

  async includes(today: string): Promise<boolean> {
    const before = (await this.vault.get<Days>('clock', 'retention'))?.value ?? { since: '', last: today };
    const isNext = before.last <= today && today <= plusDays(before.last, MAX_STEP_DAYS);
    const days: Days = { since: isNext ? before.since : today, last: today };
    await this.vault.put('clock', 'retention', days);
    return days.since < today;
  }
}
