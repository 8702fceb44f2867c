import { accountViews } from '../../../../projections/identity/account-views';
import { AccessReader } from '../directory/directory.queries';
import { defineModule } from '../../../platform/define-module';
import { inParallel } from '../../../platform/jobs/jobs';
import { ChildrenController } from './children.controller';
import { MAIL_PARENT, ParentInvitations } from './parent-invitations';
import { ParentLinks } from './parent-links';
import { parentLiveRules } from './parents.live';
import { ParentsController } from './parents.controller';

export const parentsModule = defineModule({
  name: 'Parents',
  controllers: [ParentsController, ChildrenController],
  providers: [ParentInvitations, ParentLinks],
  live: { views: accountViews, inject: [AccessReader], useFactory: parentLiveRules },
  jobs: {
    inject: [ParentInvitations],
    useFactory: (invitations) => ({
      [MAIL_PARENT]: inParallel(4, (data: { linkId: string }) => invitations.mail(data.linkId)),
    }),
  },
});
