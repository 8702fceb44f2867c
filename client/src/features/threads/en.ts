import { crud } from '../../shared/list/en';

export const t = {
  ...crud({ one: 'thread', many: 'threads' }),
  title: 'Threads',
  loadingOne: 'thread',
  categories: 'Categories',
  formerColleague: 'A former colleague',
  teaser: {
    intro: 'What our counselors write about planning for college.',
    none: 'No threads yet. Come back soon.',
    veiled:
      'Sign in with your account to read this thread. This blurred text is only a placeholder. It contains nothing from the thread itself.',
    others: 'Sign in to read the rest.',
    signIn: 'Sign in to read all threads',
  },
  reader: { all: 'All threads' },
  noneOfWriter: 'No threads yet. Every student can read what you write here.',
  none: 'No threads yet. Threads from your counselors will show up here.',
  create: { title: 'Write a thread', submit: 'Publish', done: 'Thread published.' },
  remove: {
    tip: 'Unpublish',
    label: (title: string) => `Unpublish ${title}`,
    title: () => 'Unpublish thread?',
    consequence: (title: string) => `“${title}” will no longer be shown to anyone.`,
    confirm: 'Unpublish thread',
    done: () => 'Thread unpublished.',
  },
  form: {
    title: 'Title',
    text: 'Text',
    textHelp: 'A blank line starts a new paragraph.',
    allCategories: (most: number) => `You’ve added all ${most}.`,
    categoriesHelp: (most: number) => `Up to ${most}, such as Essays.`,
    addCategory: 'Add category',
  },
} as const;
