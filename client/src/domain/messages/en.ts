export const t = {
  you: 'You',
  sending: 'A message',
  online: 'Online',
  today: 'Today',
  yesterday: 'Yesterday',
  conversation: {
    loading: 'messages',
    none: (name: string) => `No messages with ${name} yet. Say hi to start the conversation.`,
    latest: (name: string, content: string) => `${name}: ${content}`,
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
    placeholder: (name: string) => `Message ${name}`,
    send: 'Send',
    help: 'Press Enter to send, Shift + Enter for a new line.',
  },
} as const;
