export const t = {
  label: 'Templates',
  none: 'Write a text you use often, and save it here under a name.',
  failed: 'We couldn’t load your templates.',
  again: 'Try again',
  save: 'Save this text as a template',
  title: 'Save as a template',
  name: 'Name',
  text: 'Text',
  edit: (name: string) => `Edit “${name}”`,
  delete: (name: string) => `Delete “${name}”`,
  done: (name: string) => `“${name}” saved.`,
  deleted: (name: string) => `“${name}” deleted.`,
} as const;
