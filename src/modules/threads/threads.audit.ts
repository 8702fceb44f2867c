import { sides, type Describe } from '../../kernel/audit';
import type { ThreadEvents } from './threads.events';

export const describeThreads: Describe<ThreadEvents> = {
  ThreadPublished: ({ title, categories, body }) => ({
    sentence: { en: `Published the thread '${title}'`, es: `Publicó el hilo “${title}”` },
    after: { title, categories, body },
  }),
  ThreadEdited: ({ title, changes }) => ({
    sentence: { en: `Edited the thread '${title}'`, es: `Editó el hilo “${title}”` },
    ...sides(changes),
  }),
  ThreadRetired: ({ title }) => ({
    sentence: { en: `Unpublished the thread '${title}'`, es: `Retiró el hilo “${title}”` },
    before: { title },
  }),
  ThreadRestored: ({ title }) => ({
    sentence: { en: `Restored the thread '${title}'`, es: `Restauró el hilo “${title}”` },
    after: { title },
  }),
};
