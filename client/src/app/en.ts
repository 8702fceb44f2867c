export const t = {
  about: (product: string) => `About ${product}`,
  privacy: 'Privacy Policy',
  threads: 'Threads',
  pages: { student: 'Student', minutes: 'Minutes log' },
  noAccess: 'No access',
  notFound: 'Page not found',
  skipToContent: 'Skip to content',
  broken: {
    title: 'Something went wrong',
    advice: 'Reload the page to pick up where you left off.',
    reload: 'Reload the page',
  },
  notice: {
    release: 'A new version is ready.',
    reload: 'Reload',
    unsaved: 'You have unsaved changes. Save or discard them, then reload.',
  },
  leaving: {
    title: 'Log out and lose unsent changes?',
    lost: (count: number) =>
      count === 1
        ? '1 change hasn’t been sent. You’ll lose it if you log out now.'
        : `${count} changes haven’t been sent. You’ll lose them if you log out now.`,
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
  language: {
    label: 'Language',
    unsaved: 'Switch language and lose your changes?',
    change: 'Switch language',
  },
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
} as const;
