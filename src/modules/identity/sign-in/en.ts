interface SignInMail {
  productName: string;
}

interface SignInSaid {
  /** The provider is undefined once the installation has no single sign-on. */
  issuer: string | undefined;
  left: number;
}

export const en = {
  'no-issuer': 'There is no other place to sign in at.',
  'own-second-factor': 'Turn your own two-step sign-in off where you turned it on, with your password.',
  'second-factor-locked':
    'There were too many wrong codes for this account. Sign in with one of your recovery codes, or ask an admin to reset your two-step sign-in.',
  'second-factor-off': 'Two-step sign-in is off.',
  'second-factor-off.of-other': 'This person has no two-step sign-in.',
  'second-factor-on': 'Two-step sign-in is on already.',
  'second-factor-required': 'Your school requires two-step sign-in, so that it stays on.',
  'second-factor-setup-expired': 'Setting up took too long. Begin once more.',
  'sign-in-again':
    'Your account has no password. Sign out, sign in again where your school has you sign in, and do this within ten minutes. Or have a password set by “Forgot Password”.',
  'sign-in-expired': 'Signing in took too long. Begin once more with your password.',
  yesOrNo: 'Say whether it is required, true or false',
  'wrong-code': 'This code is not right, or was used before. Wait for the next one, and type it soon.',
};

export const mails = {
  TwoFactorEnabled: {
    subject: ({ productName }: SignInMail) => `Two-step sign-in of your ${productName} account is on`,
    said: ({ productName }: SignInMail & SignInSaid) =>
      `Two-step sign-in of your ${productName} account was turned on. From now on, signing in also asks for a code from your authenticator app.`,
  },
  TwoFactorDisabled: {
    subject: ({ productName }: SignInMail) => `Two-step sign-in of your ${productName} account is off`,
    said: ({ productName }: SignInMail & SignInSaid) =>
      `Two-step sign-in of your ${productName} account was turned off, with your password.`,
  },
  TwoFactorReset: {
    subject: ({ productName }: SignInMail) => `Two-step sign-in of your ${productName} account was reset`,
    said: ({ productName }: SignInMail & SignInSaid) =>
      `An admin has reset the two-step sign-in of your ${productName} account. Codes from your authenticator app and your recovery codes no longer work.`,
  },
  RecoveryCodesReplaced: {
    subject: ({ productName }: SignInMail) => `New recovery codes for your ${productName} account`,
    said: ({ productName }: SignInMail & SignInSaid) =>
      `New recovery codes were made for your ${productName} account. The earlier ones no longer work.`,
  },
  RecoveryCodeUsed: {
    subject: ({ productName }: SignInMail) => `A recovery code of your ${productName} account was used`,
    said: ({ productName, left }: SignInMail & SignInSaid) =>
      `Somebody signed in to your ${productName} account with one of its recovery codes. ${left === 1 ? 'One of them is' : `${left} of them are`} left.`,
  },
  SignInLinked: {
    subject: ({ productName }: SignInMail) => `Your ${productName} account has another sign-in`,
    said: ({ productName, issuer }: SignInMail & SignInSaid) =>
      `Your ${productName} account was linked with ${issuer ?? 'single sign-on'}. From now on you can sign in there too.`,
  },
  SignInUnlinked: {
    subject: ({ productName }: SignInMail) => `A sign-in of your ${productName} account was removed`,
    said: ({ productName, issuer }: SignInMail & SignInSaid) =>
      `Your ${productName} account is no longer linked with ${issuer ?? 'single sign-on'}.`,
  },
  text: ({ firstName, said, address }: { firstName: string; said: string; address: string }) =>
    [
      `Hello ${firstName},`,
      said,
      'If it was you, there is nothing to do. If it was not you, change your password at once, and check how you sign in:',
      address,
    ].join('\n\n'),
};
