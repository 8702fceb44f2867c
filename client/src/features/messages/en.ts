export const t = {
  title: 'Messages',
  nav: { talk: 'Talk', activity: 'Activity' },
  page: {
    contacts: 'Contacts',
    loadingContacts: 'contacts',
    conversation: 'Conversation',
    closed: 'You cannot write to this person, or no longer.',
    choose: 'Choose somebody to read and to write messages.',
  },
  contacts: {
    none: {
      student: 'Nobody to write to yet. Your counselor appears here once you are connected.',
      parent: 'Nobody to write to yet. The counselor of your child appears here.',
      staff: 'Nobody to write to yet. Your students appear here.',
    },
    label: 'Contacts',
    search: 'Search contacts by name',
    showAll: (count: number) => `Show all ${count} contacts`,
    nobodyFound: 'Nobody found.',
    toSupport: 'to Support',
    own: (content: string) => `You: ${content}`,
    unread: 'unread',
  },
  header: {
    back: 'Back to all contacts',
    support: 'Every admin reads and answers this',
    asker: (presence: string) => `Asked Support, and is answered in its name · ${presence}`,
    standing: (relation: string, presence: string) => `${relation} · ${presence}`,
    closed: 'Closed',
    online: 'Online',
    offline: 'Offline',
  },
} as const;
