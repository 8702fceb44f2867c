import { Injectable } from '@nestjs/common';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Projector } from '../../platform/projector/projector';
import { OrderReader } from '../payments/payments.queries';
import { entitlements, type EntitlementCommands } from './entitlements.decider';

/** A student owns what a paid order bought, in whatever order events arrive, unless staff revoked it. */
@Injectable()
export class EntitlementService {
  constructor(
    private readonly orders: OrderReader,
    private readonly dispatcher: Dispatcher,
    private readonly projector: Projector,
  ) {}

  async reconcile(userId: string): Promise<void> {
    // The loop repeats until nothing changes, since an order may be refunded in between.
    for (;;) {
      await this.projector.caughtUp(...OrderReader.views);
      const paid = await this.orders.paidBy(userId, 'advising');
      const { advising: owner, revokedOrderIds } = await this.dispatcher.stateOf(entitlements, userId);
      const next = paid.find((id) => !revokedOrderIds.includes(id));
      if (typeof owner === 'string' && !paid.includes(owner))
        await this.change('EndEntitlement', userId, owner);
      else if (owner === undefined && next) await this.change('GrantEntitlement', userId, next);
      else return;
    }
  }

  private async change(command: keyof EntitlementCommands, userId: string, orderId: string): Promise<void> {
    const change = { userId, entitlement: 'advising', orderId, reason: null } as const;
    await this.dispatcher.dispatch(entitlements, userId, command, change);
  }
}
