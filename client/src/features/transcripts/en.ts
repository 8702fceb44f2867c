import { counted, formatNumber } from '../../shared/lib/format';

export const t = {
  title: 'Transcripts',
  file: 'transcripts.csv',
  about: 'Nothing is sent from here. Send each document the usual way, then mark it as sent.',
  summary: (open: number, late: number, dueSoon: number) =>
    [
      `${counted(open, 'document')} to send`,
      late > 0 && `${formatNumber(late)} late`,
      dueSoon > 0 && `${formatNumber(dueSoon)} due within a week`,
    ]
      .filter(Boolean)
      .join(' · '),
  list: {
    what: 'Transcripts and reports',
    search: 'Search by student or college',
    pages: 'Pages of documents',
  },
  states: { label: 'State', open: 'To send', sent: 'Sent' },
  sort: 'Order',
  sorts: { deadline: 'Earliest deadline first', waiting: 'Longest wait first' },
  document: 'Document',
  anyDocument: 'All documents',
  none: {
    open: 'There’s nothing to send. Students ask for documents on their page Applications, and you can ask for them on a student’s tab Colleges.',
    sent: 'Nothing has been marked as sent yet.',
    noMatch: 'No documents match.',
  },
  columns: {
    student: 'Student',
    college: 'College',
    document: 'Document',
    due: 'Deadline',
    requested: 'Asked for',
    sent: 'Sent',
    sender: 'Marked by',
  },
  noDeadline: 'No deadline',
  by: { student: 'by the student', staff: 'by staff' },
  name: (student: string, document: string, college: string) => `${document} of ${student} for ${college}`,
  card: (document: string, college: string) => `${document}, ${college}`,
  select: { one: (name: string) => `Select: ${name}`, all: 'Select all on this page' },
  send: {
    button: 'Mark as sent',
    one: (name: string) => `Mark as sent: ${name}`,
    title: (count: number) => `Mark ${counted(count, 'document')} as sent`,
    sentOn: 'Sent on',
    way: 'How',
    done: (count: number) => `${counted(count, 'document')} marked as sent.`,
  },
  reopen: {
    button: 'Mark as not sent',
    one: (name: string) => `Mark as not sent: ${name}`,
    done: (count: number) => `${counted(count, 'document')} marked as not sent.`,
  },
  withdraw: { tip: 'Not needed', one: (name: string) => `Not needed: ${name}` },
};
