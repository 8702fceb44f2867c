/** Texts of the HTML document, of the installed application, and of third-party components. */
export const t = {
  description: 'College guidance for students, counselors and their administrators',
  noScript: 'This site needs JavaScript. Please switch it on and reload the page.',
  close: 'Close',
} as const;
