import { accountViews } from '../../../../projections/identity/account-views';
import { defineModule } from '../../../platform/define-module';
import { RealtimeGateway } from '../../../platform/realtime/realtime.gateway';
import { AccessReader, EntityMemberReader, PeopleReader } from '../directory/directory.queries';
import { accountCompensation } from './account.decider';
import { accountLiveRules } from './accounts.live';
import { EmailAddresses } from './email-addresses';

export const accountsModule = defineModule({
  name: 'Accounts',
  global: true,
  providers: [EmailAddresses],
  exports: [EmailAddresses],
  compensations: [accountCompensation],
  live: {
    views: accountViews,
    inject: [RealtimeGateway, PeopleReader, EntityMemberReader, AccessReader],
    useFactory: accountLiveRules,
  },
});
