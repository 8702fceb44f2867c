export const t = {
  waiting: 'A read notification',
  unread: 'Unread: ',
  today: 'Today',
  yesterday: 'Yesterday',
  quoted: (text: string) => `“${text}”`,
} as const;
