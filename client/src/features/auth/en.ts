import type { InvitationWelcome } from 'contract/invitations';

export const t = {
  titles: {
    signIn: 'Sign In',
    requestReset: 'Reset your password',
    resetPassword: 'Update Password',
    invitation: 'Welcome',
    confirmEmail: 'Confirm your e-mail address',
    register: 'Sign Up',
    refreshSession: 'Purchase complete',
    editPassword: 'Change password',
  },
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  repeatedPassword: 'Repeat the new password',
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
  demo: {
    heading: 'Demonstration accounts',
    student: 'Student',
    secondStudent: 'Second student',
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
