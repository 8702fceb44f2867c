export const t = {
  title: 'Threads',
  loadingOne: 'thread',
  categories: 'Categories',
  formerColleague: 'A former colleague',
  teaser: {
    intro: 'What our counselors write about planning for college.',
    none: 'No threads yet. Come back soon.',
    veiled:
      'There is more to read here for everybody who has an account. What stands behind this veil is not the thread ' +
      'itself but these two sentences, which say nothing of it.',
    others: 'The others are for people who have an account.',
    signIn: 'Sign in to read all threads',
  },
  reader: { all: 'All threads' },
  list: { what: 'threads', pages: 'Pages of threads' },
  noneOfWriter: 'No threads yet. What you write here, every student can read.',
  none: 'No threads yet. What your counselors write will appear here.',
  create: { title: 'Write a thread', submit: 'Publish', done: 'Thread published.' },
  edit: {
    tip: 'Edit',
    label: (title: string) => `Edit ${title}`,
    title: () => 'Edit thread',
    submit: 'Save',
    done: 'Thread saved.',
  },
  remove: {
    tip: 'Retire',
    label: (title: string) => `Retire ${title}`,
    title: () => 'Retire thread?',
    consequence: (title: string) => `“${title}” will no longer be shown to anybody.`,
    confirm: 'Retire',
    done: () => 'Thread retired.',
  },
  form: {
    title: 'Title',
    text: 'Text',
    textHelp: 'An empty line begins a new paragraph.',
    allCategories: (most: number) => `That is all ${most}.`,
    categoriesHelp: (most: number) => `Up to ${most}, such as Essays.`,
    addCategory: 'Add',
  },
} as const;
