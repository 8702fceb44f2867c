import type { ThreadEvents } from '../../src/modules/threads/threads.events';
import type { Samples } from './samples';

export const threadSamples = {
  ThreadPublished: {
    threadId: 'th1',
    authorId: 'u1',
    title: 'Start early',
    categories: ['Essays'],
    body: 'Begin in June.\n\nThen rest.',
  },
  ThreadEdited: {
    threadId: 'th1',
    title: 'Start earlier',
    changes: {
      title: { from: 'Start early', to: 'Start earlier' },
      categories: { from: ['Essays'], to: ['Essays', 'Plans'] },
      body: { from: 'Begin in June.', to: 'Begin in May.' },
    },
  },
  ThreadRetired: { threadId: 'th1', title: 'Start earlier' },
  ThreadRestored: { threadId: 'th1', title: 'Start earlier' },
} satisfies Samples<ThreadEvents>;
