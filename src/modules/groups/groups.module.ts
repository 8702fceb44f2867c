import { groups } from '../../../projections/groups/groups';
import { accountViews } from '../../../projections/identity/account-views';
import { defineModule } from '../../platform/define-module';
import { Views } from '../../platform/document-store/views';
import { EntityMemberReader, PeopleReader } from '../identity/directory/directory.queries';
import { GroupNames } from './group-names';
import { groupCompensation } from './group.decider';
import { GroupsController } from './groups.controller';
import { groupLiveRules } from './groups.live';
import { GroupReader } from './groups.queries';

export const groupsModule = defineModule({
  name: 'Groups',
  queries: [GroupReader],
  providers: [GroupNames],
  controllers: [GroupsController],
  compensations: [groupCompensation],
  live: {
    views: [groups, ...accountViews],
    inject: [Views, EntityMemberReader, PeopleReader],
    useFactory: groupLiveRules,
  },
});
