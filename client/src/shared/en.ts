import { formatNumber } from './lib/format';

export const t = {
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  saving: 'Saving…',
  tryAgain: 'Try again',
  unsaved: {
    title: 'Leave without saving?',
    lost: 'You’ll lose what you typed.',
    kept: 'What you typed is saved as a draft on this device.',
    leave: 'Leave',
    close: 'Close without saving?',
  },
  draft: {
    restored: (when: string) => `We restored your draft from ${when}.`,
    discard: 'Discard',
  },
  undo: {
    label: 'Undo',
    done: 'Undone.',
    doneOf: (act: string) => `Undone: ${act}`,
    unanswered: 'We didn’t hear back from the server. This may not have been undone.',
    keys: 'Control+Z Meta+Z',
    hint: 'Control + Z, or Command + Z',
  },
  date: { pick: 'Pick a day', calendar: 'the calendar' },
  showPassword: 'Show password',
  searching: 'Searching…',
  loading: (what: string) => `Loading ${what}`,
  preparing: 'Preparation progress',
  part: { pending: 'Loading', failed: 'We couldn’t load this part of the page.' },
  remove: (label: string) => `Remove ${label}`,
  copyByHand: (text: string) => `Copy this manually: ${text}`,
  export: {
    button: 'Export CSV',
    underWay: 'Exporting…',
    done: 'Your file is in Downloads.',
  },
  table: {
    actions: 'Actions',
    columns: 'Columns',
    more: 'More',
    sort: 'Sort by',
    ascending: (column: string) => `${column} ↑`,
    descending: (column: string) => `${column} ↓`,
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
    unanswered: 'We can’t reach the server. Check your connection or try again in a moment.',
    failed: 'Something went wrong on the server. Try again in a moment.',
    noToken: 'no token',
    unprocessed: (path: string, reason: string) =>
      `Unable to process API request to ${path} REASON ${reason}`,
  },
  connection: {
    offline: 'You’re offline. Changes will sync when you reconnect.',
    unreachable: 'We can’t reach the server. Changes will sync when it’s back.',
    waiting: (count: number) =>
      count === 1 ? '1 change waiting to sync.' : `${count} changes waiting to sync.`,
    asOf: (time: string) => `Last updated ${time}.`,
  },
  offline: {
    queuedIn: { storage: 'Saved on this device', memory: 'Not sent yet. Keep this page open.' },
    refused: (what: string, reason: string) => `${what} couldn’t be saved. Your change was undone: ${reason}`,
  },
  pages: {
    forbidden: 'You don’t have access to this page. If you should, ask your school’s admin.',
    notFound: 'We can’t find a page at this address. It may have moved, or the link may be incomplete.',
    notHere: 'This page isn’t saved for offline use. It opens as soon as you’re back online.',
    notLoaded: 'We couldn’t load this page. You may be offline, or a new version may be available.',
    failed: 'Something went wrong on this page. Reload to continue.',
    toStart: 'Go to your start page',
    reload: 'Reload the page',
  },
} as const;
