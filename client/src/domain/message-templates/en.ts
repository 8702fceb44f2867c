export const t = {
  label: 'Templates',
  none: 'Write a text you use often, and save it here under a name.',
  failed: 'We couldn’t load your templates.',
  again: 'Try again',
  save: 'Save this text as a template',
  title: 'Save as a template',
  name: 'Name',
  rename: (name: string) => `Rename “${name}”`,
  delete: (name: string) => `Delete “${name}”`,
  done: (name: string) => `“${name}” saved.`,
  renamed: (name: string) => `The template was renamed to “${name}”.`,
  deleted: (name: string) => `“${name}” deleted.`,
} as const;
