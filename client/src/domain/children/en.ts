export const t = {
  loading: 'your children',
  which: 'Child',
  subject: (name: string) => ` · ${name}`,
  none: 'Nobody shares a plan with you at the moment. A student or a counselor can invite you again.',
  invited: (name: string) => `${name} invites you`,
  about: (name: string) =>
    `As a parent you can read the tasks, colleges, deadlines and the calendar of ${name}, and write to the counselor.`,
  accept: 'Accept',
  decline: 'Decline',
  accepted: (name: string) => `You now see the plan of ${name}.`,
  declineTitle: (name: string) => `Decline the invitation of ${name}?`,
  declineConsequence: 'You see nothing of this plan, unless you are invited again.',
  declined: 'The invitation was declined.',
} as const;
