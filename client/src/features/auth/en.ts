import { counted } from '../../shared/lib/format';
import type { InvitationWelcome } from 'contract/invitations';

export const t = {
  titles: {
    signIn: 'Sign In',
    requestReset: 'Reset your password',
    resetPassword: 'Update Password',
    invitation: 'Welcome',
    confirmEmail: 'Confirm your e-mail address',
    keepEmail: 'Keep your e-mail address',
    register: 'Sign Up',
    refreshSession: 'Purchase complete',
    editPassword: 'Change password',
    security: 'Sign-in and security',
  },
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  repeatedPassword: 'Repeat the new password',
  noCookies:
    'Your browser keeps no cookies from this site, so nobody stays signed in. Allow them in its settings, then sign in again.',
  mismatch: 'Passwords are not matching',
  signIn: {
    submit: 'Sign In',
    busy: 'Signing in…',
    forgot: 'Forgot Password',
    failed: (status: string, reason: string) => `${status}: ${reason}`,
    refused: {
      401: 'This email and this password do not belong together. Check both, or ask for a new password.',
      429: 'This was tried too often. Wait a little before the next try.',
    } as Readonly<Partial<Record<number, string>>>,
    broken: 'Signing in does not work at the moment. Nothing is wrong with what you typed; try again soon.',
  },
  elsewhere: {
    signIn: (issuer: string) => `Sign in with ${issuer}`,
    refused: (issuer: string) =>
      `Signing in with ${issuer} did not work. It lets in whoever has an account here under the same address, and has opened a link that was mailed there, such as an invitation or that of “Forgot Password”.`,
  },
  twoStep: {
    about:
      'With two-step sign-in a password alone opens nothing: an app on your phone shows a code that is asked for too. Any authenticator app will do, or a password manager.',
    setUp: 'Set up two-step sign-in',
    scan: 'Scan this picture with your authenticator app.',
    picture: 'QR code for your authenticator app',
    orType: 'Or type this key there:',
    code: 'Code',
    firstCode: 'The six digits that the app shows now',
    confirm: 'Turn on',
  },
  recovery: {
    about:
      'These are your recovery codes. Each of them works once in place of a code from your app. Keep them where you find them without your phone: they are shown this once.',
    copy: 'Copy',
    copied: 'The recovery codes are copied.',
    download: 'Download',
    print: 'Print',
    fileName: 'recovery-codes.txt',
    file: (productName: string) => `Recovery codes for ${productName}, each for one sign-in:`,
  },
  secondStep: {
    titles: { code: 'Enter your code', setup: 'Set up two-step sign-in' },
    codeHelp: 'The six digits of your authenticator app, or one of your recovery codes',
    required: 'Your account has to be signed in to in two steps. Set this up now; it takes a minute.',
    goOn: 'I have kept them: go on',
  },
  security: {
    back: 'Profile',
    loading: 'how you sign in',
    password: {
      title: 'Password',
      about: 'A new password signs you out everywhere else.',
      change: 'Change password',
    },
    issuer: {
      linked: (issuer: string) =>
        `Your account is linked with ${issuer}, so that you can sign in there instead of here.`,
      notLinked: (issuer: string) =>
        `Use “Sign in with ${issuer}” the next time: your account is linked with it then, by your e-mail address.`,
      unlink: 'Unlink',
      unlinkConsequence: (issuer: string) =>
        `From then on your password signs you in, until you sign in with ${issuer} again. You are signed out everywhere else. Without a password, have one set by “Forgot Password” first.`,
      unlinked: (issuer: string) => `Your account is no longer linked with ${issuer}.`,
    },
    twoStep: {
      title: 'Two-step sign-in',
      proof: 'You are signed out everywhere else once it is on.',
      on: 'On',
      isOn: 'Two-step sign-in is on.',
      isOff: 'Two-step sign-in is off.',
      kept: 'I have kept them',
      left: (left: number) => `${counted(left, 'recovery code')} left.`,
      required: 'It is required of your account, so that it stays on.',
      renew: 'New recovery codes',
      renewConsequence: 'Those that you have now no longer work then. You are signed out everywhere else.',
      turnOff: 'Turn off',
      turnOffConsequence:
        'From then on your password alone signs you in. Your recovery codes end with it. You are signed out everywhere else.',
    },
  },
  demo: {
    heading: 'Demonstration accounts',
    student: 'Student',
    secondStudent: 'Second student',
    parent: 'Parent',
    counselor: 'Counselor',
    accountAdmin: 'Account admin',
    examAdmin: 'Exam admin',
    admin: 'Admin',
  },
  requestReset: {
    refused: {
      429: 'This was tried too often. Wait a little before the next try.',
    } as Readonly<Partial<Record<number, string>>>,
    broken: 'The link could not be sent. Check the address, or try again soon.',
    intro: 'Enter the email address of your account. We will send you a link to choose a new password.',
    submit: 'Request Reset',
    busy: 'Sending…',
    back: 'Back to Sign In',
  },
  resetPassword: {
    incomplete: {
      before: 'The link is incomplete. Open it from your mail once more, or ',
      link: 'ask for a new one',
      after: '.',
    },
    submit: 'Submit',
  },
  invitation: {
    what: 'your invitation',
    welcome: (firstName: string) => `Welcome, ${firstName}.`,
    opened: ({ invitedBy, school }: InvitationWelcome) =>
      `${invitedBy ?? 'Your school'} has opened this account for you${school === null ? '' : ` at ${school}`}. Choose a password to begin.`,
    submit: 'Set password and sign in',
    busy: 'Signing in…',
    incomplete: 'The link is incomplete. Open it from your mail once more.',
    over: 'This invitation was used already, has expired, or was replaced by a later one.',
    otherwise: {
      before: 'If you have set a password, sign in with it. Otherwise ',
      link: 'have a new link sent to you',
      after: ', to the address at which you were invited.',
    },
  },
  confirmEmail: {
    incomplete:
      'The link is incomplete. Open it from your mail once more, or have it sent again from your profile.',
    intro: 'You asked to sign in with another e-mail address: the one that this link was sent to.',
    submit: 'Confirm',
    busy: 'Confirming…',
    done: 'Your new e-mail address is confirmed. From now on you sign in with it.',
    onward: 'Go on',
  },
  keepEmail: {
    incomplete: 'The link is incomplete. Open it from your mail once more.',
    intro:
      'Your account keeps the e-mail address that this link was sent to. Everybody who is signed in to it is signed out, and its password ends: we mail you a link to choose a new one.',
    submit: 'Keep this address',
    busy: 'Saving…',
    done: 'Your account keeps this address. Open the link that we have just mailed you to choose a new password.',
    onward: 'Go to Sign In',
  },
  editPassword: { submit: 'Update Password' },
  register: {
    noCounselor: 'You sign up through a link from your counselor. Ask your counselor to send you a new one.',
    counselor: 'your counselor',
    yourCounselor: 'Your counselor',
    repetition: {
      label: 'Confirm password',
      missing: 'Confirm password is a required field',
      mismatch: 'Passwords are not matching',
    },
    submit: 'Sign Up',
    busy: 'Signing up…',
    failed: 'server error.',
    age: 'Not for anybody under 13. What becomes of what you enter:',
    privacy: 'Privacy Policy',
    haveAccount: 'Have an account already?',
    signIn: 'Sign In',
  },
  refreshSession: {
    thanks: 'Thank you for your purchase!',
    wait: 'Your account is being brought up to date. Your dashboard opens in a moment.',
  },
} as const;
