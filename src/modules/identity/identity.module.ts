import { accountViews } from '../../../projections/identity/account-views';
import { Confirmation } from '../../platform/auth/confirmation';
import { Accounts, StudentAccess } from '../../platform/auth/session-user';
import { defineModule } from '../../platform/define-module';
import type { Work } from '../../platform/jobs/jobs';
import { RealtimeGateway } from '../../platform/realtime/realtime.gateway';
import { AccessController } from './access/access.controller';
import { AccessEntries } from './access/access-entries';
import { AccessSync } from './access/access-sync';
import { AccessReader } from './directory/access.queries';
import { EntityMemberReader } from './directory/entity-members.queries';
import { FamilyReader } from './directory/families.queries';
import { PeopleReader } from './directory/people.queries';
import { AccountsAdminController } from './registration/accounts-admin.controller';
import { AuthController } from './sign-in/auth.controller';
import { Credentials } from './sign-in/credentials';
import { EmailAddresses } from './accounts/email-addresses';
import { EmailChange } from './own-profile/email-change';
import { EmailStop } from './own-profile/email-stop';
import { EmailChangeMails } from './own-profile/email-change-mails';
import { EntitiesController } from './entities/entities.controller';
import { MOVE_CLASSES_UP } from './entities/entity.decider';
import { Erasure } from './erasure/erasure';
import { identityCompensations } from './identity.compensations';
import { EntityReader, InvitationReader } from './identity.queries';
import { accessLiveRules } from './access/access.live';
import { accountLiveRules } from './accounts/accounts.live';
import { entityLiveRules } from './entities/entities.live';
import { membershipReactions } from './entities/entities.reactions';
import { erasureReactions } from './erasure/erasure.reactions';
import { invitationReactions } from './registration/registration.reactions';
import { RegistrationController } from './registration/registration.controller';
import {
  END_ACCESS,
  sessionAccessReactions,
  RECONCILE_SESSION_ACCESS,
  SYNC_ACCESS,
  type SessionPair,
} from './access/access.reactions';
import { ERASE_PEOPLE, ERASE_PERSON } from './erasure/erasure.reactions';
import {
  FINISH_EMAIL_CHANGE,
  RELEASE_FORMER_EMAIL,
  SEND_EMAIL_LINK,
  SEND_EMAIL_NOTICE,
} from './own-profile/email-change';
import { signInReactions, NOTIFY_OF_SIGN_IN } from './sign-in/sign-in.reactions';
import { SEND_INVITATION } from './registration/registration.reactions';
import { SEND_RESET_LINK } from './sign-in/password-reset';
import { InvitationLink } from './registration/invitation-link';
import { InvitationLinkController } from './registration/invitation-link.controller';
import { Invitations } from './registration/invitations';
import { InvitationsController } from './registration/invitations.controller';
import { Members } from './entities/members';
import { MembersController } from './entities/members.controller';
import { Memberships } from './entities/memberships';
import { PasswordLinks } from './sign-in/password-links';
import { PasswordReset } from './sign-in/password-reset';
import { ProfileController } from './own-profile/profile.controller';
import { OwnConfirmation } from './sign-in/own-confirmation';
import { RefreshFamilies } from './sign-in/refresh-families';
import { Registration } from './registration/registration';
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
import { UsersController } from './access/users.controller';

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
    RegistrationController,
    IssuerController,
    SecondFactorController,
  ],
  providers: [
    AccessEntries,
    AccessSync,
    AccessReader,
    EntityMemberReader,
    FamilyReader,
    PeopleReader,
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
    { provide: Accounts, useExisting: PeopleReader },
    { provide: StudentAccess, useExisting: AccessReader },
    { provide: Confirmation, useClass: OwnConfirmation },
  ],
  exports: [
    AccessEntries,
    AccessReader,
    EntityMemberReader,
    FamilyReader,
    PeopleReader,
    Accounts,
    StudentAccess,
    Confirmation,
    EmailAddresses,
    Erasure,
    Invitations,
    Memberships,
    Registration,
  ],
  reactions: [
    erasureReactions,
    invitationReactions,
    membershipReactions,
    sessionAccessReactions,
    signInReactions,
  ],
  compensations: identityCompensations,
  live: {
    views: accountViews,
    inject: [RealtimeGateway, PeopleReader, EntityMemberReader, AccessReader],
    useFactory: (gateway, people, entityMembers, access) => ({
      ...accountLiveRules(gateway, people, entityMembers, access),
      ...accessLiveRules,
      ...entityLiveRules(people, entityMembers),
    }),
  },
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
