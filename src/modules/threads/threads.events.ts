import { events, type Changes } from '../../kernel/event';
import { ID, PERSON, PUBLISHED } from '../../kernel/personal';

export interface ThreadFields {
  readonly title: string;
  readonly categories: readonly string[];
  readonly body: string;
}

export type ThreadEvents = {
  ThreadPublished: ThreadFields & { threadId: string; authorId: string };
  ThreadEdited: { threadId: string; title: string; changes: Changes<ThreadFields> };
  ThreadRetired: { threadId: string; title: string };
  ThreadRestored: { threadId: string; title: string };
};

const AS_OPENED = 'An article is read as it was when it was opened.';

export const threadEvents = events<ThreadEvents>({
  ThreadPublished: {
    fields: { threadId: ID, authorId: PERSON, title: PUBLISHED, categories: PUBLISHED, body: PUBLISHED },
    sample: {
      threadId: 'th1',
      authorId: 'u1',
      title: 'Start early',
      categories: ['Essays'],
      body: 'Begin in June.\n\nThen rest.',
    },
    notPushed: AS_OPENED,
  },
  ThreadEdited: {
    fields: { threadId: ID, title: PUBLISHED, changes: PUBLISHED },
    sample: {
      threadId: 'th1',
      title: 'Start earlier',
      changes: {
        title: { from: 'Start early', to: 'Start earlier' },
        categories: { from: ['Essays'], to: ['Essays', 'Plans'] },
        body: { from: 'Begin in June.', to: 'Begin in May.' },
      },
    },
    notPushed: AS_OPENED,
  },
  ThreadRetired: {
    fields: { threadId: ID, title: PUBLISHED },
    sample: { threadId: 'th1', title: 'Start earlier' },
    notPushed: AS_OPENED,
  },
  ThreadRestored: {
    fields: { threadId: ID, title: PUBLISHED },
    sample: { threadId: 'th1', title: 'Start earlier' },
    notPushed: AS_OPENED,
  },
});
