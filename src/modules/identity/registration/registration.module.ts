import { RecommenderAccounts } from '../../../platform/auth/session-user';
import { defineModule } from '../../../platform/define-module';
import { inParallel } from '../../../platform/jobs/jobs';
import { AccountsAdminController } from './accounts-admin.controller';
import { InvitationLink } from './invitation-link';
import { InvitationLinkController } from './invitation-link.controller';
import { Invitations } from './invitations';
import { InvitationsController } from './invitations.controller';
import { Recommenders } from './recommenders';
import { Registration } from './registration';
import { RegistrationController } from './registration.controller';
import { invitationReactions, SEND_INVITATION } from './registration.reactions';

export const registrationModule = defineModule({
  name: 'Registration',
  global: true,
  controllers: [
    AccountsAdminController,
    InvitationLinkController,
    InvitationsController,
    RegistrationController,
  ],
  providers: [
    InvitationLink,
    Invitations,
    Registration,
    { provide: RecommenderAccounts, useClass: Recommenders },
  ],
  exports: [Invitations, RecommenderAccounts, Registration],
  reactions: [invitationReactions],
  jobs: {
    inject: [InvitationLink],
    useFactory: (link) => ({
      [SEND_INVITATION]: inParallel(4, (data: { userId: string; invitationId: string }) =>
        link.mail(data.userId, data.invitationId),
      ),
    }),
  },
});
