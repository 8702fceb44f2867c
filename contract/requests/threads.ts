import { checked, list, optional, pageOf, string, withDefault, type RequestsOf } from '../fields';
import { categoriesIssue, threadRules, THREADS_PER_PAGE, type ThreadCalls } from '../threads';

const categories = checked(list(string({})), categoriesIssue);

export const threadRequests = {
  'GET /threads/all': { query: pageOf(THREADS_PER_PAGE) },
  'POST /threads': {
    body: {
      title: string(threadRules.title),
      categories: withDefault(categories, []),
      body: string(threadRules.body),
    },
  },
  'PATCH /threads/{id}': {
    body: {
      title: optional(string(threadRules.title)),
      categories: optional(categories),
      body: optional(string(threadRules.body)),
    },
  },
} as const satisfies RequestsOf<keyof ThreadCalls>;
