interface Mail {
  student: string;
  productName: string;
}

export const en = {
  'already-accepted': 'This invitation was already accepted.',
  'invitation-not-found': 'This invitation no longer exists.',
  'own-address': 'This is the student’s own address.',
  'parents-full': ({ most }: { most: number }) =>
    `Up to ${most} parents can see a student’s plan. Remove one first.`,

  subject: ({ student }: Mail) => `${student} invites you to follow their college plan`,
  text: ({ firstName, student, productName, address }: Mail & { firstName: string; address: string }) =>
    [
      `Hello ${firstName},`,
      `${student} invites you to follow their college plan on ${productName} as a parent. You’ll be able to see tasks, colleges, deadlines and the calendar. Sign in to accept or decline:`,
      address,
      'You won’t see anything until you accept. If you don’t know this student, decline or ignore this email.',
    ].join('\n\n'),
  otherSubject: ({ productName }: Mail) => `About your ${productName} account`,
  otherText: ({ student, productName }: Mail) =>
    [
      'Hello,',
      `Someone tried to invite this address to ${productName} as a parent of ${student}. Your account here isn’t a parent account, so nothing has changed. You don’t need to do anything.`,
      'If you’re a parent of this student, ask them to invite another address.',
    ].join('\n\n'),
};
