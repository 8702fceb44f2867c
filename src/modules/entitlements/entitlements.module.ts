import { defineModule } from '../../platform/define-module';
import type { Work } from '../../platform/jobs/jobs';
import { EntitlementService } from './entitlement-service';
import { entitlementCompensation } from './entitlements.decider';
import { EntitlementsController } from './entitlements.controller';
import { entitlementLiveRules } from './entitlements.live';
import { EntitlementReader } from './entitlements.queries';
import { END, entitlementReactions, GRANT, staffReactions, type Bought } from './entitlements.reactions';

export const entitlementsModule = defineModule({
  name: 'Entitlements',
  queries: [EntitlementReader],
  controllers: [EntitlementsController],
  providers: [EntitlementService],
  reactions: [entitlementReactions, staffReactions],
  compensations: [entitlementCompensation],
  live: { views: [], inject: [], useFactory: () => entitlementLiveRules },
  jobs: {
    inject: [EntitlementService],
    useFactory: (service) => {
      const reconcile = ({ data: { userId } }: Work<Bought>) => service.reconcile(userId);
      return { [GRANT]: reconcile, [END]: reconcile };
    },
  },
});
