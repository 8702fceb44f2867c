import { described, string, type RequestsOf } from '../fields';
import { savedFilterRules, type SavedFilterCalls } from '../saved-filters';

const name = described('Names are unique for each person, ignoring case.', string(savedFilterRules.name));

export const savedFilterRequests = {
  'POST /users/students/filters': {
    body: {
      name,
      search: described(
        "The query of the list's address that shows these students: `q=ann&filter=behind&…`.",
        string(savedFilterRules.search),
      ),
    },
  },
  'PATCH /users/students/filters/{id}': { body: { name } },
} as const satisfies RequestsOf<keyof SavedFilterCalls>;
