/** What the bundle says before it runs, where it is installed, and in parts that are not ours. */
export const t = {
  description: 'College guidance for students, counselors and their administrators',
  noScript: 'This site needs JavaScript. Please switch it on and reload the page.',
  close: 'Close',
} as const;
