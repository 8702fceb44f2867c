interface Mail {
  student: string;
  productName: string;
}

export const en = {
  'already-accepted': 'This invitation has been accepted.',
  'invitation-not-found': 'There is no such invitation any more.',
  'own-address': 'This is the student’s own address.',
  'parents-full': ({ most }: { most: number }) =>
    `At most ${most} parents can see a student’s plan. Remove one first.`,

  subject: ({ student }: Mail) => `${student} invites you to follow the college plan`,
  text: ({ firstName, student, productName, address }: Mail & { firstName: string; address: string }) =>
    [
      `Hello ${firstName},`,
      `You are invited to follow the college plan of ${student} on ${productName} as a parent: tasks, colleges, deadlines and the calendar, to read. Sign in to accept or decline:`,
      address,
      'Nothing is shown to you before you accept. If you do not know this student, decline, or leave it at that.',
    ].join('\n\n'),
  otherSubject: ({ productName }: Mail) => `About your ${productName} account`,
  otherText: ({ student, productName }: Mail) =>
    [
      'Hello,',
      `Somebody asked to invite this address to ${productName} as a parent of ${student}. Your account here is of another kind, so nothing has changed, and there is nothing to do.`,
      'If you are a parent of this student, ask to be invited at another address.',
    ].join('\n\n'),
};
