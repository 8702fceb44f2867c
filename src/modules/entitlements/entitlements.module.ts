import { orders } from '../../../projections/orders';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { defineModule } from '../../platform/define-module';
import { Views } from '../../platform/document-store/views';
import type { Work } from '../../platform/jobs/jobs';
import { Projector } from '../../platform/projector/projector';
import { entitlementCompensation } from './entitlements.compensations';
import { EntitlementsController } from './entitlements.controller';
import { entitlements, type EntitlementCommands } from './entitlements.decider';
import { entitlementLiveRules } from './entitlements.live';
import { END, entitlementReactions, GRANT, type Bought } from './entitlements.reactions';

export const entitlementsModule = defineModule({
  name: 'Entitlements',
  controllers: [EntitlementsController],
  reactions: [entitlementReactions],
  compensations: [entitlementCompensation],
  live: { inject: [], useFactory: () => entitlementLiveRules },
  jobs: {
    inject: [Dispatcher, Views, Projector],
    useFactory: (dispatcher: Dispatcher, views: Views, projector: Projector) => {
      const change = (command: keyof EntitlementCommands, userId: string, orderId: string) =>
        dispatcher.dispatch(entitlements, userId, command, {
          ...{ userId, entitlement: 'advising', orderId, reason: null },
        });
      return {
        [GRANT]: async ({ data: { userId, orderId } }: Work<Bought>) => {
          await change('GrantEntitlement', userId, orderId);
        },
        [END]: async ({ data: { userId, orderId } }: Work<Bought>) => {
          await projector.caughtUp(orders);
          await change('EndEntitlement', userId, orderId);
          // Whoever has paid twice owns it by the other order.
          const where = { userId, product: 'advising', state: 'paid' };
          const [other] = await views.find(orders, { where, sort: { placedAt: 1 }, limit: 1 });
          if (other) await change('GrantEntitlement', userId, other.id);
        },
      };
    },
  },
});
