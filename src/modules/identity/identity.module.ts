import { accountViews } from '../../../projections/identity/account-views';
import { Confirmation } from '../../platform/auth/confirmation';
import { Accounts } from '../../platform/auth/session-user';
import { defineModule } from '../../platform/define-module';
import type { Work } from '../../platform/jobs/jobs';
import { RealtimeGateway } from '../../platform/realtime/realtime.gateway';
import { AccessController } from './access/access.controller';
import { AccessEntries } from './access/access-entries';
import { AccessSync } from './access/access-sync';
import { AccountDirectory } from './accounts/account-directory';
import { AccountsAdminController } from './accounts/accounts-admin.controller';
import { AuthController } from './sign-in/auth.controller';
import { Credentials } from './passwords/credentials';
import { EmailAddresses } from './email/email-addresses';
import { EmailChange } from './email/email-change';
import { EmailStop } from './email/email-stop';
import { EmailChangeMails } from './email/email-change-mails';
import { EntitiesController } from './entities/entities.controller';
import { MOVE_CLASSES_UP } from './entities/entity.decider';
import { Erasure } from './accounts/erasure';
import { identityCompensations } from './identity.compensations';
import { identityLiveRules } from './identity.live';
import { EntityReader, InvitationReader } from './identity.queries';
import {
  END_ACCESS,
  ERASE_PEOPLE,
  ERASE_PERSON,
  FINISH_EMAIL_CHANGE,
  RELEASE_FORMER_EMAIL,
  identityReactions,
  sessionAccessReactions,
  signInReactions,
  SEND_EMAIL_LINK,
  SEND_EMAIL_NOTICE,
  SEND_INVITATION,
  SEND_RESET_LINK,
  RECONCILE_SESSION_ACCESS,
  SYNC_ACCESS,
  NOTIFY_OF_SIGN_IN,
  type SessionPair,
} from './identity.reactions';
import { InvitationLink } from './invitations/invitation-link';
import { InvitationLinkController } from './invitations/invitation-link.controller';
import { Invitations } from './invitations/invitations';
import { InvitationsController } from './invitations/invitations.controller';
import { Members } from './entities/members';
import { MembersController } from './entities/members.controller';
import { Memberships } from './entities/memberships';
import { PasswordLinks } from './passwords/password-links';
import { PasswordReset } from './passwords/password-reset';
import { ProfileController } from './accounts/profile.controller';
import { OwnConfirmation } from './sign-in/own-confirmation';
import { RefreshFamilies } from './sign-in/refresh-families';
import { Registration } from './accounts/registration';
import { Rollovers, type RolloverJob } from './entities/rollovers';
import { RolloversController } from './entities/rollovers.controller';
import { SessionAccess } from './access/session-access';
import { Sessions } from './sign-in/sessions';
import { Issuer } from './sign-in/issuer';
import { IssuerController } from './sign-in/issuer.controller';
import { IssuerLinks } from './sign-in/issuer-links';
import { SecondFactor } from './sign-in/second-factor';
import { SecondFactorController } from './sign-in/second-factor.controller';
import { SecondFactorPolicy } from './sign-in/second-factor-policy';
import { SignInChallenges } from './sign-in/sign-in-challenges';
import { SignInMails, type SignInMail } from './sign-in/sign-in-mails';
import { SignIns } from './sign-in/sign-ins';
import { UsersController } from './accounts/users.controller';

interface EmailRequest {
  readonly userId: string;
  readonly requestId: string;
}

export const identityModule = defineModule({
  name: 'Identity',
  global: true,
  queries: [EntityReader, InvitationReader],
  controllers: [
    AuthController,
    UsersController,
    AccountsAdminController,
    AccessController,
    EntitiesController,
    InvitationLinkController,
    InvitationsController,
    MembersController,
    RolloversController,
    ProfileController,
    IssuerController,
    SecondFactorController,
  ],
  providers: [
    AccessEntries,
    AccessSync,
    AccountDirectory,
    Credentials,
    EmailAddresses,
    EmailChange,
    EmailChangeMails,
    EmailStop,
    Erasure,
    InvitationLink,
    Invitations,
    Members,
    Memberships,
    PasswordLinks,
    PasswordReset,
    RefreshFamilies,
    Registration,
    Rollovers,
    SessionAccess,
    Issuer,
    IssuerLinks,
    SecondFactor,
    SecondFactorPolicy,
    Sessions,
    SignInChallenges,
    SignInMails,
    SignIns,
    { provide: Accounts, useExisting: AccountDirectory },
    { provide: Confirmation, useClass: OwnConfirmation },
  ],
  exports: [
    AccessEntries,
    AccountDirectory,
    Accounts,
    Confirmation,
    EmailAddresses,
    Erasure,
    Invitations,
    Memberships,
    Registration,
  ],
  reactions: [identityReactions, sessionAccessReactions, signInReactions],
  compensations: identityCompensations,
  live: { views: accountViews, inject: [RealtimeGateway, AccountDirectory], useFactory: identityLiveRules },
  jobs: {
    inject: [
      PasswordReset,
      InvitationLink,
      EmailChange,
      EmailAddresses,
      Erasure,
      AccessSync,
      AccessEntries,
      SessionAccess,
      SignInMails,
      Rollovers,
    ],
    useFactory: (
      passwordReset,
      invitation,
      emailChange,
      emails,
      erasure,
      accessSync,
      accessEntries,
      sessionAccess,
      signInMails,
      rollovers,
    ) => ({
      /** Links are sent one at a time, because only the newest link of an account is valid. */
      [SEND_RESET_LINK]: ({ id, data }: Work<{ addressKey: string }>) =>
        passwordReset.sendLink(data.addressKey, id),
      [SEND_INVITATION]: {
        concurrency: 4,
        handle: ({ data }: Work<{ userId: string; invitationId: string }>) =>
          invitation.mail(data.userId, data.invitationId),
      },
      [SEND_EMAIL_LINK]: {
        concurrency: 4,
        handle: ({ data }: Work<EmailRequest>) => emailChange.sendLink(data.userId, data.requestId),
      },
      [SEND_EMAIL_NOTICE]: {
        concurrency: 4,
        handle: ({ data }: Work<EmailRequest>) => emailChange.sendNotice(data.userId, data.requestId),
      },
      [FINISH_EMAIL_CHANGE]: ({ data }: Work<EmailRequest>) =>
        emailChange.resume(data.userId, data.requestId),
      [RELEASE_FORMER_EMAIL]: ({ data }: Work<{ userId: string; addressKey: string }>) =>
        emails.releaseFormer(data.addressKey, data.userId),
      [ERASE_PERSON]: ({ data }: Work<{ userId: string }>) => erasure.complete(data.userId),
      [ERASE_PEOPLE]: ({ data }: Work<{ userIds: readonly string[] }>) => erasure.complete(...data.userIds),
      [RECONCILE_SESSION_ACCESS]: ({ data: { studentId, staffIds } }: Work<SessionPair>) =>
        sessionAccess.settle(studentId, staffIds),
      [NOTIFY_OF_SIGN_IN]: {
        concurrency: 4,
        handle: ({ data }: Work<{ userId: string; news: SignInMail }>) =>
          signInMails.send(data.userId, data.news),
      },
      [SYNC_ACCESS]: ({ data }: Work<{ staffId: string }>) => accessSync.sync(data.staffId),
      [END_ACCESS]: ({ data }: Work<{ userId: string; entityId: string; leftAt: string }>) =>
        accessEntries.endWithMembership(data.userId, data.entityId, data.leftAt),
      [MOVE_CLASSES_UP]: (work: Work<RolloverJob>) => rollovers.run(work),
    }),
  },
});
