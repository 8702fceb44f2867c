export const t = {
  about: (product: string) => `About ${product}`,
  privacy: 'Privacy Policy',
  threads: 'Threads',
  noAccess: 'No access',
  notFound: 'Page not found',
  skipToContent: 'Skip to content',
  broken: {
    title: 'Something broke',
    advice: 'Reload the page to go on where you were.',
    reload: 'Reload the page',
  },
  nav: {
    main: 'Main',
    mostUsed: 'Most used',
    menu: 'Menu',
    downloadEmails: 'Download Emails',
    contact: 'Contact',
    logOut: 'Log Out',
    waiting: (count: number) => `(${count} new)`,
  },
  person: {
    yourAccount: 'Your account',
    profile: 'Profile',
    changePassword: 'Change password',
    theme: 'Theme',
  },
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
} as const;
