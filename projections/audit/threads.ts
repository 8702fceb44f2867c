import type { ThreadEvents } from '../../src/modules/threads/threads.events';
import { sides, type Describe } from './description';

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
};
