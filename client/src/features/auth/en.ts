import { counted } from '../../shared/lib/format';
import type { InvitationWelcome } from 'contract/invitations';

export const t = {
  titles: {
    signIn: 'Sign In',
    requestReset: 'Reset your password',
    resetPassword: 'Update Password',
    invitation: 'Welcome',
    confirmEmail: 'Confirm your email address',
    keepEmail: 'Keep your email address',
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
    'Cookies are blocked for this site, so you can’t stay signed in. Allow them in your browser settings and try again.',
  mismatch: 'Passwords are not matching',
  signIn: {
    submit: 'Sign In',
    busy: 'Signing in…',
    forgot: 'Forgot Password',
    failed: (status: string, reason: string) => `${status}: ${reason}`,
    refused: {
      401: 'That email and password don’t match. Try again or reset your password.',
      429: 'Too many attempts. Wait a moment and try again.',
    } as Readonly<Partial<Record<number, string>>>,
    broken: 'Sign-in isn’t working right now. It’s not you – try again soon.',
  },
  elsewhere: {
    signIn: (issuer: string) => `Sign in with ${issuer}`,
    refused: (issuer: string) =>
      `We couldn’t sign you in with ${issuer}. Use it with the email address of your account here, after you’ve opened a link we sent there, such as an invitation or a “Forgot Password” link.`,
  },
  twoStep: {
    about:
      'Two-step sign-in asks for a code from your phone as well as your password. Any authenticator app or password manager works.',
    setUp: 'Set up two-step sign-in',
    scan: 'Scan this QR code with your authenticator app.',
    picture: 'QR code for your authenticator app',
    orType: 'Or enter this key in the app:',
    code: 'Code',
    firstCode: 'The six-digit code your app shows now',
    confirm: 'Turn on',
  },
  recovery: {
    about:
      'These are your recovery codes. Each works once in place of an app code. Store them somewhere other than your phone – we only show them once.',
    copy: 'Copy codes',
    copied: 'Recovery codes copied.',
    download: 'Download codes',
    print: 'Print codes',
    fileName: 'recovery-codes.txt',
    file: (productName: string) => `Recovery codes for ${productName} (each works once):`,
  },
  secondStep: {
    titles: { code: 'Enter your code', setup: 'Set up two-step sign-in' },
    codeHelp: 'The six-digit code from your authenticator app, or a recovery code',
    required: 'Your account requires two-step sign-in. Set it up now – it takes a minute.',
    proceed: 'I’ve saved my codes – continue',
  },
  security: {
    back: 'Profile',
    loading: 'how you sign in',
    password: {
      title: 'Password',
      about: 'Changing your password signs you out on other devices.',
      change: 'Change password',
    },
    issuer: {
      linked: (issuer: string) => `Your account is linked to ${issuer}. You can sign in with ${issuer}.`,
      notLinked: (issuer: string) =>
        `Use “Sign in with ${issuer}” next time. We’ll link your account by your email address.`,
      unlink: 'Unlink account',
      unlinkConsequence: (issuer: string) =>
        `You’ll sign in with your password until you use ${issuer} again, and you’ll be signed out on other devices. No password yet? Use “Forgot Password” first.`,
      unlinked: (issuer: string) => `Your account is no longer linked to ${issuer}.`,
    },
    twoStep: {
      title: 'Two-step sign-in',
      proof: 'Turning this on signs you out on other devices.',
      on: 'On',
      isOn: 'Two-step sign-in is on.',
      isOff: 'Two-step sign-in is off.',
      kept: 'I’ve saved them',
      left: (left: number) => `${counted(left, 'recovery code')} left.`,
      required: 'Your account requires this, so it can’t be turned off.',
      renew: 'Get new recovery codes',
      renewConsequence: 'Your current codes will stop working, and you’ll be signed out on other devices.',
      turnOff: 'Turn off',
      turnOffConsequence:
        'You’ll sign in with just your password. Your recovery codes will stop working, and you’ll be signed out on other devices.',
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
      429: 'Too many attempts. Wait a moment and try again.',
    } as Readonly<Partial<Record<number, string>>>,
    broken: 'We couldn’t send the link. Check the address or try again soon.',
    intro: 'Enter the email address of your account. We’ll send you a link to choose a new password.',
    submit: 'Request Reset',
    busy: 'Sending…',
    back: 'Back to Sign In',
  },
  resetPassword: {
    incomplete: {
      before: 'This link is incomplete. Open it again from your email, or ',
      link: 'ask for a new one',
      after: '.',
    },
    submit: 'Submit',
  },
  invitation: {
    what: 'your invitation',
    welcome: (firstName: string) => `Welcome, ${firstName}.`,
    opened: ({ invitedBy, school }: InvitationWelcome) =>
      `${invitedBy ?? 'Your school'} opened this account for you${school === null ? '' : ` at ${school}`}. Choose a password to get started.`,
    submit: 'Set password and sign in',
    busy: 'Signing in…',
    incomplete: 'This link is incomplete. Open it again from your email.',
    over: 'This invitation was already used, has expired or was replaced.',
    otherwise: {
      before: 'If you’ve set a password, sign in with it. Otherwise, ',
      link: 'get a new link',
      after: ' at the address where you were invited.',
    },
  },
  confirmEmail: {
    incomplete: 'This link is incomplete. Open it again from your email, or resend it from your profile.',
    intro: 'Confirm this as the new email address for your account.',
    submit: 'Confirm email address',
    busy: 'Confirming…',
    done: 'Your new email address is confirmed. From now on, use it to sign in.',
    onward: 'Continue',
  },
  keepEmail: {
    incomplete: 'This link is incomplete. Open it again from your email.',
    intro:
      'Keep this email address for your account. This signs out all devices and removes the current password. We’ll email you a link to choose a new one.',
    submit: 'Keep this address',
    busy: 'Saving…',
    done: 'Your account keeps this address. Open the link we just emailed you to choose a new password.',
    onward: 'Go to Sign In',
  },
  editPassword: { submit: 'Update Password' },
  register: {
    noCounselor: 'You need a sign-up link from your counselor. Ask them for a new one.',
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
    age: 'You must be 13 or older to sign up. How we use your information:',
    privacy: 'Privacy Policy',
    haveAccount: 'Already have an account?',
    signIn: 'Sign In',
  },
  refreshSession: {
    thanks: 'Thank you for your purchase!',
    pickTime: 'Pick a time',
    seeMatches: 'See your matches',
    wait: 'We’re updating your account. Taking you to your dashboard…',
  },
} as const;
