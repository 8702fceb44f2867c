import { accountViews } from '../../../../projections/identity/account-views';
import { defineModule } from '../../../platform/define-module';
import type { Work } from '../../../platform/jobs/jobs';
import { EntityMemberReader, PeopleReader } from '../directory/directory.queries';
import { entityCompensation, MOVE_CLASSES_UP } from './entity.decider';
import { membershipCompensation } from './membership.decider';
import { EntitiesController } from './entities.controller';
import { entityLiveRules } from './entities.live';
import { membershipReactions } from './entities.reactions';
import { Members } from './members';
import { MembersController } from './members.controller';
import { Memberships } from './memberships';
import { Rollovers, type RolloverJob } from './rollovers';
import { RolloversController } from './rollovers.controller';

export const entitiesModule = defineModule({
  name: 'Entities',
  global: true,
  controllers: [EntitiesController, MembersController, RolloversController],
  providers: [Members, Memberships, Rollovers],
  exports: [Memberships],
  reactions: [membershipReactions],
  compensations: [entityCompensation, membershipCompensation],
  live: { views: accountViews, inject: [PeopleReader, EntityMemberReader], useFactory: entityLiveRules },
  jobs: {
    inject: [Rollovers],
    useFactory: (rollovers) => ({
      [MOVE_CLASSES_UP]: (work: Work<RolloverJob>) => rollovers.run(work),
    }),
  },
});
