export const t = {
  loading: 'your children',
  which: 'Child',
  subject: (name: string) => ` of ${name}`,
  none: 'No one is sharing a plan with you right now. A student or a counselor can invite you again.',
  invited: (name: string) => `${name} invited you`,
  about: (name: string) =>
    `As a parent, you can see ${name}’s tasks, colleges, deadlines and calendar, and message the counselor.`,
  accept: 'Accept',
  decline: 'Decline',
  accepted: (name: string) => `You can now see ${name}’s plan.`,
  declineTitle: (name: string) => `Decline the invitation from ${name}?`,
  declineConsequence: 'You won’t see this plan unless you’re invited again.',
  declined: 'Invitation declined.',
} as const;
