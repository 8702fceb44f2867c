import { defineModule } from '../../platform/define-module';
import { EntitlementsController } from './entitlements.controller';
import { entitlementLiveRules } from './entitlements.live';

export const entitlementsModule = defineModule({
  name: 'Entitlements',
  controllers: [EntitlementsController],
  live: { inject: [], useFactory: () => entitlementLiveRules },
});
