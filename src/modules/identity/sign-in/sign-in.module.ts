import { Confirmation } from '../../../platform/auth/session-user';
import { defineModule } from '../../../platform/define-module';
import { inParallel, type Work } from '../../../platform/jobs/jobs';
import { AuthController } from './auth.controller';
import { Credentials } from './credentials';
import { Issuer } from './issuer';
import { IssuerController } from './issuer.controller';
import { IssuerLinks } from './issuer-links';
import { OwnConfirmation } from './own-confirmation';
import { PasswordLinks } from './password-links';
import { PasswordReset, SEND_RESET_LINK } from './password-reset';
import { RefreshFamilies } from './refresh-families';
import { SecondFactor } from './second-factor';
import { SecondFactorController } from './second-factor.controller';
import { SecondFactorPolicy } from './second-factor-policy';
import { Sessions } from './sessions';
import { NOTIFY_OF_SIGN_IN, signInReactions } from './sign-in.reactions';
import { SignInChallenges } from './sign-in-challenges';
import { SignInMails, type SignInMail } from './sign-in-mails';
import { SignIns } from './sign-ins';

export const signInModule = defineModule({
  name: 'SignIn',
  global: true,
  controllers: [AuthController, IssuerController, SecondFactorController],
  providers: [
    Credentials,
    Issuer,
    IssuerLinks,
    PasswordLinks,
    PasswordReset,
    RefreshFamilies,
    SecondFactor,
    SecondFactorPolicy,
    Sessions,
    SignInChallenges,
    SignInMails,
    SignIns,
    { provide: Confirmation, useClass: OwnConfirmation },
  ],
  exports: [Confirmation, Credentials, IssuerLinks, PasswordLinks, PasswordReset, RefreshFamilies, SignIns],
  reactions: [signInReactions],
  jobs: {
    inject: [PasswordReset, SignInMails],
    useFactory: (passwordReset, mails) => ({
      /** Links are sent one at a time, because only the newest link of an account is valid. */
      [SEND_RESET_LINK]: ({ id, data }: Work<{ addressKey: string }>) =>
        passwordReset.sendLink(data.addressKey, id),
      [NOTIFY_OF_SIGN_IN]: inParallel(4, (data: { userId: string; news: SignInMail }) =>
        mails.send(data.userId, data.news),
      ),
    }),
  },
});
