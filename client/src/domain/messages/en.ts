export const t = {
  you: 'You',
  sending: 'A message',
  online: 'Online',
  today: 'Today',
  yesterday: 'Yesterday',
  conversation: {
    loading: 'messages',
    none: (name: string) => `No messages with ${name} yet. What you write first starts the conversation.`,
    said: (name: string, content: string) => `${name}: ${content}`,
  },
  list: {
    label: (name: string) => `Messages with ${name}`,
    earlier: 'Show earlier messages',
    newest: 'Newest messages',
    typing: (name: string) => `${name} is typing…`,
  },
  line: {
    by: (name: string) => `${name}: `,
    states: {
      sending: 'Sending…',
      waiting: 'Waiting for the connection',
      failed: '',
      sent: 'Sent',
      seen: 'Seen',
    },
    retry: 'Retry',
    discard: 'Discard',
  },
  composer: {
    label: (name: string) => `Message to ${name}`,
    placeholder: (name: string) => `Write to ${name}`,
    send: 'Send',
    help: 'Enter sends, Shift and Enter break the line.',
  },
} as const;
