import { counted } from '../../shared/lib/format';

export const t = {
  title: 'Messages',
  nav: { talk: 'Talk', activity: 'Activity' },
  page: {
    contacts: 'Contacts',
    loadingContacts: 'contacts',
    conversation: 'Conversation',
    closed: 'You can’t message this person.',
    choose: 'Select a conversation to start messaging.',
  },
  contacts: {
    none: {
      student: 'No contacts yet. Your counselor will appear here once you’re connected.',
      parent: 'No contacts yet. Your child’s counselor will appear here.',
      staff: 'No contacts yet. Your students will appear here.',
    },
    label: 'Contacts',
    search: 'Search contacts by name',
    more: 'Only the latest contacts are shown. Search by name to find others.',
    filter: 'Conversations',
    all: 'All',
    onlyUnread: (count: number) => (count > 0 ? `Unread (${count})` : 'Unread'),
    noneUnread: 'No unread messages.',
    silent: (count: number) => `${counted(count, 'contact')} without messages`,
    nobodyFound: 'No matching contacts.',
    support: 'Help with the app',
    toSupport: 'to Support',
    own: (content: string) => `You: ${content}`,
    unread: 'unread',
  },
  header: {
    back: 'Back to all contacts',
    support: 'Answered by the support team',
    asker: (presence: string) => `Contacted Support – reply as Support · ${presence}`,
    standing: (relation: string, presence: string) => `${relation} · ${presence}`,
    closed: 'Closed',
    online: 'Online',
    offline: 'Offline',
  },
} as const;
