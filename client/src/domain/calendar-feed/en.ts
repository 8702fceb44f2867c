export const t = {
  title: 'Calendar feed',
  loading: 'the calendar feed',
  about: {
    student:
      'See the due dates of your tasks, the deadlines of your colleges and your sessions in Google Calendar, Apple Calendar or Outlook. They stay up to date there by themselves.',
    parent:
      'See the due dates, deadlines and sessions of your children in Google Calendar, Apple Calendar or Outlook. They stay up to date there by themselves.',
    counselor:
      'See the sessions that you hold in Google Calendar, Apple Calendar or Outlook. They stay up to date there by themselves.',
  },
  secret: 'You get an address of your own. Whoever has it can read these dates, so keep it to yourself.',
  switchOn: 'Switch on',
  isOn: 'The calendar feed is on.',
  address: 'Your secret address',
  since: <Node>(date: Node) => ['On since ', date, '.'],
  paste: 'In your calendar, choose to add or subscribe to a calendar by its address, and paste this one.',
  shownOnce: 'The address is shown once, when it is made. If you have lost it, make a new one.',
  copy: 'Copy address',
  copied: 'Link copied to clipboard.',
  renew: 'Make a new address',
  renewConsequence:
    'The old address ends at once. Calendars that use it stop showing your dates until you give them the new one.',
  renewed: 'The old address has ended.',
  switchOff: 'Switch off',
  switchOffTitle: 'Switch the calendar feed off?',
  switchOffConsequence: 'The address ends at once, and your calendars stop showing these dates.',
  isOff: 'The calendar feed is off.',
} as const;
