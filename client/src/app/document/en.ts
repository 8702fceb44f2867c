/** What the browser shows of the page before it runs, and of the application that is installed. */
export const t = {
  language: 'en',
  description: 'College guidance for students, counselors and their administrators',
  noScript: 'This site needs JavaScript. Please switch it on and reload the page.',
} as const;
