import { Injectable } from '@nestjs/common';
import { orders } from '../../../projections/payments/orders';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { Projector } from '../../platform/projector/projector';
import { entitlements, type EntitlementCommands } from './entitlements.decider';

/** A student owns what a paid order bought, in whatever order events arrive, unless staff revoked it. */
@Injectable()
export class EntitlementService {
  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
    private readonly projector: Projector,
  ) {}

  async reconcile(userId: string): Promise<void> {
    // The loop repeats until nothing changes, since an order may be refunded in between.
    for (;;) {
      await this.projector.caughtUp(orders);
      const where = { userId, product: 'advising', state: 'paid' };
      const paid = await this.views.find(orders, { where, sort: { placedAt: 1 } });
      const { advising: owner, revokedOrderIds } = await this.dispatcher.stateOf(entitlements, userId);
      const next = paid.find(({ id }) => !revokedOrderIds.includes(id));
      if (typeof owner === 'string' && !paid.some(({ id }) => id === owner))
        await this.change('EndEntitlement', userId, owner);
      else if (owner === undefined && next) await this.change('GrantEntitlement', userId, next.id);
      else return;
    }
  }

  private async change(command: keyof EntitlementCommands, userId: string, orderId: string): Promise<void> {
    const change = { userId, entitlement: 'advising', orderId, reason: null } as const;
    await this.dispatcher.dispatch(entitlements, userId, command, change);
  }
}
