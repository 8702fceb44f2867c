export const t = {
  unread: 'Unread: ',
} as const;
