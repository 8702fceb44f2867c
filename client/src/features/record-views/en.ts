import type { Viewed } from 'contract/record-views';

export const t = {
  title: 'Who Viewed My Record',
  back: 'Profile',
  loading: 'who viewed your record',
  about:
    'Each time staff or a parent opens your record, we list it here, once per person, section and day. Only you can see this.',
  none: 'No one has viewed your record yet.',
  pages: 'Pages of record views',
  former: { staff: 'A former staff member', parent: 'A former parent' },
  what: {
    snapshot: 'Viewed your snapshot',
    'record-file': 'Downloaded your record as a PDF',
    history: 'Viewed the history of your record',
    conversations: 'Viewed your conversations',
    plan: 'Viewed your plan: tasks, colleges and dates',
    export: 'Exported your whole record for your family',
  } satisfies Record<Viewed, string>,
};
