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
  notice: {
    release: 'A new version is ready.',
    reload: 'Reload',
    unsaved: 'Something is typed here and not saved. Save it or clear it, then reload.',
  },
  leaving: {
    title: 'Log out without your changes?',
    lost: (count: number) =>
      count === 1
        ? 'One change has not been sent yet. It is lost if you log out now.'
        : `${count} changes have not been sent yet. They are lost if you log out now.`,
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
    unsaved: 'Change the language without saving?',
    change: 'Change the language',
  },
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
} as const;
