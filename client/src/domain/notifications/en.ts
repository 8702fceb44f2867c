export const t = {
  waiting: 'Reading a notification',
  unread: 'Unread: ',
} as const;
