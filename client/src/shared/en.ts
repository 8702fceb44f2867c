import { formatNumber } from './lib/format';

export const t = {
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  save: 'Save',
  saving: 'Saving…',
  tryAgain: 'Try again',
  unsaved: {
    title: 'Leave without saving?',
    lost: 'What you have typed is lost.',
    kept: 'What you have typed is kept as a draft on this device.',
    leave: 'Leave',
    close: 'Close without saving?',
  },
  draft: {
    restored: (when: string) => `Your draft was restored. It is from ${when}.`,
    discard: 'Discard',
  },
  undo: {
    label: 'Undo',
    done: 'Taken back.',
    doneOf: (act: string) => `Taken back: ${act}`,
    unanswered: 'No answer came, so that it may not have been taken back.',
    keys: 'Control+Z Meta+Z',
    hint: 'Control + Z, or Command + Z',
  },
  date: { pick: 'Pick a day', calendar: 'the calendar' },
  searching: 'Searching…',
  noDueDate: 'No due date',
  loading: (what: string) => `Loading ${what}`,
  preparing: 'How far it is prepared',
  part: { pending: 'Loading', failed: 'This part of the page could not be loaded.' },
  remove: (label: string) => `Remove ${label}`,
  copyByHand: (text: string) => `Copy this by hand: ${text}`,
  export: {
    button: 'Export CSV',
    underWay: 'Exporting…',
    done: 'The file is ready, among your downloads.',
  },
  table: {
    actions: 'Actions',
    columns: 'Columns',
    more: 'More',
    sort: 'Sort by',
    ascending: (column: string) => `${column} ↑`,
    descending: (column: string) => `${column} ↓`,
    showMore: (left: number) => `Show more (${formatNumber(left)} left)`,
  },
  paging: {
    previous: 'Previous',
    next: 'Next',
    pageOf: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
  },
  resource: {
    menu: (what: string) => `Actions for ${what}`,
  },
  order: {
    up: 'Move up',
    down: 'Move down',
    moved: (what: string, place: number, count: number) => `${what} is now number ${place} of ${count}.`,
  },
  counter: (length: number, most: number) => `${formatNumber(length)} of ${formatNumber(most)} characters`,
  errors: {
    unknown: 'Something went wrong. Try again.',
    status: (status: number) => `Error ${status}`,
    details: 'Details',
    away: 'offline',
    unanswered: 'The server cannot be reached. Check the connection, or try again in a moment.',
    failed: 'Something went wrong on the server. Try again in a moment.',
    noToken: 'no token',
    unprocessed: (path: string, reason: string) =>
      `Unable to process API request to ${path} REASON ${reason}`,
  },
  connection: {
    offline: 'You are offline. Changes wait here.',
    waiting: (count: number) => (count === 1 ? '1 change waits.' : `${count} changes wait.`),
    asOf: (time: string) => `What you see is from ${time}.`,
  },
  offline: {
    refused: (what: string, reason: string) =>
      `${what} that waited was not accepted, and is as it was before: ${reason}`,
  },
  pages: {
    forbidden:
      'This page belongs to another role. If you think you should see it, ask whoever runs your account.',
    notFound: 'There is no page at this address. It may have moved, or the link may be incomplete.',
    notHere:
      'This page is not on this device yet. It opens by itself as soon as the server can be reached again.',
    notLoaded: 'This page could not be loaded. You may be offline, or a new version has come out.',
    failed: 'This page has run into a fault. Reload it to go on where you were.',
    toStart: 'Go to your start page',
    reload: 'Reload the page',
  },
} as const;
