export const t = {
  title: 'Calendar feed',
  loading: 'the calendar feed',
  about: {
    student:
      'See your task due dates, college deadlines and sessions in Google Calendar, Apple Calendar or Outlook. They update automatically.',
    parent:
      'See your children’s due dates, deadlines and sessions in Google Calendar, Apple Calendar or Outlook. They update automatically.',
    counselor:
      'See the sessions you lead in Google Calendar, Apple Calendar or Outlook. They update automatically.',
  },
  secret: 'You’ll get a private link. Anyone with it can see these dates, so don’t share it.',
  switchOn: 'Turn on',
  isOn: 'The calendar feed is on.',
  address: 'Your private link',
  since: <Node>(date: Node) => ['On since ', date, '.'],
  paste: 'In your calendar app, add or subscribe to a calendar by URL, and paste this link.',
  shownOnce: 'We only show the link once, when you create it. If you lose it, create a new one.',
  copy: 'Copy link',
  copied: 'Link copied to clipboard.',
  renew: 'Create a new link',
  renewConsequence:
    'The old link stops working immediately. Calendars that use it stop showing your dates until you give them the new one.',
  renewed: 'The old link no longer works.',
  switchOff: 'Turn off',
  switchOffTitle: 'Turn off the calendar feed?',
  switchOffConsequence: 'The link stops working immediately, and your calendars stop showing these dates.',
  isOff: 'The calendar feed is off.',
} as const;
