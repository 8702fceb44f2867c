import { sides, type Describe } from '../../kernel/audit';
import type { ThreadEvents } from './threads.events';

export const describeThreads: Describe<ThreadEvents> = {
  ThreadPublished: ({ title, categories, body }) => ({
    sentence: `Published the thread '${title}'`,
    after: { title, categories, body },
  }),
  ThreadEdited: ({ title, changes }) => ({
    sentence: `Edited the thread '${title}'`,
    ...sides(changes),
  }),
  ThreadRetired: ({ title }) => ({ sentence: `Retired the thread '${title}'`, before: { title } }),
  ThreadRestored: ({ title }) => ({ sentence: `Restored the thread '${title}'`, after: { title } }),
};
