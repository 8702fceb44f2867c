import type { ThreadFields } from '../../../contract/threads';
import { events, type Changes } from '../../kernel/event';
import { ID, PERSON, PUBLISHED } from '../../kernel/personal';

// Names and shapes are stored for ever: never edit one in place, add an upcast.
export type ThreadEvents = {
  ThreadPublished: {
    threadId: string;
    authorId: string;
    title: string;
    categories: readonly string[];
    body: string;
  };
  /** `title` is what it is called now. */
  ThreadEdited: { threadId: string; title: string; changes: Changes<ThreadFields> };
  ThreadRetired: { threadId: string; title: string };
};

export const threadEvents = events<ThreadEvents>({
  ThreadPublished: {
    fields: { threadId: ID, authorId: PERSON, title: PUBLISHED, categories: PUBLISHED, body: PUBLISHED },
  },
  ThreadEdited: { fields: { threadId: ID, title: PUBLISHED, changes: PUBLISHED } },
  ThreadRetired: { fields: { threadId: ID, title: PUBLISHED } },
});
