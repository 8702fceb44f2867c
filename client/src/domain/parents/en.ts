export const t = {
  title: 'Parents',
  what: 'parents',
  none: 'No parents yet.',
  about:
    'Parents can see tasks, reminders, colleges, deadlines, the calendar and session times, and message the counselor. They can’t see messages, notes, grades, test scores or survey answers.',
  invite: 'Invite a parent',
  send: 'Send invitation',
  sent: (email: string) => `We’re sending an invitation to ${email}.`,
  full: (most: number) => `You can invite up to ${most} parents.`,
  states: { invited: 'Invited', accepted: 'Can view plan' },
  since: (state: string, date: string) => `${state}, ${date}`,
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  again: 'Resend invitation',
  remove: 'Remove',
  removeTitle: (name: string) => `Remove ${name}?`,
  consequence: {
    invited: (name: string) => `The invitation for ${name} will be canceled.`,
    accepted: (name: string) =>
      `${name} will no longer see tasks, colleges, deadlines or the calendar, and can’t message the counselor.`,
  },
  removed: (name: string) => `${name} was removed.`,
  email: 'Email',
  consent: 'Parents see nothing until they accept the invitation.',
} as const;
