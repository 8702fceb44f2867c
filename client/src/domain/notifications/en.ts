export const t = {
  waiting: 'A read notification',
  unread: 'Unread: ',
} as const;
