import type { Viewed } from 'contract/record-views';

export const t = {
  title: 'Who Looked at My Record',
  back: 'Profile',
  loading: 'who looked at your record',
  about:
    'Whenever staff or a parent open your record it is listed here, once a day for each person and part. Only you can read this list.',
  none: 'Nobody has looked at your record yet.',
  pages: 'Pages of who looked',
  former: { staff: 'A former member of staff', parent: 'A former parent' },
  what: {
    snapshot: 'Opened your snapshot',
    'record-file': 'Downloaded your record as a PDF',
    history: 'Read the history of your record',
    conversations: 'Looked at your conversations',
    plan: 'Followed your plan: tasks, colleges and dates',
    export: 'Exported your whole record for your family',
  } satisfies Record<Viewed, string>,
};
