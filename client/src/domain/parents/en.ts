export const t = {
  title: 'Parents',
  what: 'parents',
  none: 'Nobody yet.',
  about:
    'Parents read tasks with reminders, colleges, deadlines, the calendar and when sessions are, and write to the counselor. They do not see messages, notes, grades, test scores or survey answers.',
  invite: 'Invite a parent',
  send: 'Send invitation',
  sent: (email: string) => `The invitation is on its way to ${email}.`,
  full: (most: number) => `${most} parents at most.`,
  states: { invited: 'Invited', accepted: 'Sees the plan' },
  since: (state: string, date: string) => `${state}, ${date}`,
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  again: 'Send the invitation again',
  remove: 'Remove',
  removeTitle: (name: string) => `Remove ${name}?`,
  consequence: {
    invited: (name: string) => `The invitation of ${name} ends, and its link leads nowhere.`,
    accepted: (name: string) =>
      `${name} will no longer see tasks, colleges, deadlines or the calendar, nor write to the counselor.`,
  },
  removed: (name: string) => `${name} was removed.`,
  email: 'Email',
  consent: 'Nothing is shown before the invitation is accepted.',
} as const;
