import { Accounts } from '../../../platform/auth/session-user';
import { defineModule } from '../../../platform/define-module';
import { ChildrenController } from './children.controller';
import { ParentLinks } from './parent-links';
import { parentLiveRules } from './parents.live';
import { ParentsController } from './parents.controller';

export const parentsModule = defineModule({
  name: 'Parents',
  controllers: [ParentsController, ChildrenController],
  providers: [ParentLinks],
  live: { inject: [Accounts], useFactory: parentLiveRules },
});
