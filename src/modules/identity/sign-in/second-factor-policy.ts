import { Inject, Injectable } from '@nestjs/common';
import type { SignInStep } from '../../../../contract/sign-in';
import { MEMBER_GROUPS } from '../../../../contract/entities';
import type { Role } from '../../../../contract/roles';
import { entities } from '../../../../projections/identity/entities';
import { CONFIG, type Config } from '../../../platform/config/config';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { Views } from '../../../platform/document-store/views';
import { account } from '../accounts/account.decider';
import { EntityMemberReader } from '../directory/directory.queries';
import { SecondFactor } from './second-factor';

const STAFF: readonly Role[] = MEMBER_GROUPS.staff;

@Injectable()
export class SecondFactorPolicy {
  constructor(
    private readonly secondFactor: SecondFactor,
    private readonly entityMembers: EntityMemberReader,
    private readonly dispatcher: Dispatcher,
    private readonly views: Views,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns null if no step is needed. A second factor that is set up is required for every way to sign in. */
  async stepBefore({ userId, byIssuer }: { userId: string; byIssuer: boolean }): Promise<SignInStep | null> {
    if (await this.secondFactor.isOn(userId)) return 'code';
    const by = await this.requiredBy(userId);
    // An entity trusts its single sign-on provider to require what it needs.
    return by === 'platform' || (by === 'entity' && !byIssuer) ? 'setup' : null;
  }

  async requiredBy(userId: string): Promise<'platform' | 'entity' | null> {
    const person = await this.dispatcher.stateOf(account, userId);
    if (!person || !STAFF.includes(person.role)) return null;
    if (this.config.requireTwoFactor === 'staff') return 'platform';
    const joined = await this.views.getMany(entities, await this.entityMembers.entitiesOf(userId));
    return [...joined.values()].some(({ requiresTwoFactor }) => requiresTwoFactor) ? 'entity' : null;
  }
}
