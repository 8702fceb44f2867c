export const t = {
  description: 'College guidance for students, counselors and school administrators',
  noScript: 'This site needs JavaScript. Turn it on and reload the page.',
  close: 'Close',
} as const;
