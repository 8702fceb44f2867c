import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { defineModule } from '../../platform/define-module';
import type { Work } from '../../platform/jobs/jobs';
import { EntitlementsController } from './entitlements.controller';
import { entitlements } from './entitlements.decider';
import { entitlementLiveRules } from './entitlements.live';
import { END, entitlementReactions, GRANT, type Bought } from './entitlements.reactions';

export const entitlementsModule = defineModule({
  name: 'Entitlements',
  controllers: [EntitlementsController],
  reactions: [entitlementReactions],
  live: { inject: [], useFactory: () => entitlementLiveRules },
  jobs: {
    inject: [Dispatcher],
    useFactory: (dispatcher) => {
      const change =
        (command: 'GrantEntitlement' | 'EndEntitlement') =>
        async ({ data: { userId, orderId } }: Work<Bought>) => {
          const advising = { userId, entitlement: 'advising', orderId, reason: null } as const;
          await dispatcher.dispatch(entitlements, userId, command, advising);
        };
      return { [GRANT]: change('GrantEntitlement'), [END]: change('EndEntitlement') };
    },
  },
});
