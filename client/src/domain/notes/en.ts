import type { NoteKind, NoteVisibility } from 'contract/notes';
import { counted } from '../../shared/lib/format';
import { crud } from '../../shared/list/en';

export const t = {
  ...crud({ one: 'note', many: 'notes' }),
  none: 'No notes yet. Write down what you talked about, with or without a session.',
  noMatch: 'No matching notes.',
  named: (kind: string, day: string) => `${kind}, ${day}`,
  search: 'Search notes',
  kind: 'Kind',
  allKinds: 'All kinds',
  kinds: { meeting: 'Meeting', call: 'Call', family: 'Family', other: 'Other' } satisfies Record<
    NoteKind,
    string
  >,
  date: 'Date',
  minutes: 'Minutes',
  minutesHelp: 'Optional. They add up in your minutes log.',
  took: (minutes: number) => counted(minutes, 'minute'),
  text: 'Note',
  visibility: 'Who can read it',
  visibilities: {
    private: 'Only you',
    staff: 'Staff with access to the student',
    student: 'Staff and the student',
  } satisfies Record<NoteVisibility, string>,
  visibilityHelp: 'Notes that the student can read are part of the family’s export.',
  tags: {
    private: 'Private',
    staff: 'Shared with staff',
    student: 'Shared with the student',
  } satisfies Record<NoteVisibility, string>,
  shared: {
    title: 'Notes from your counselors',
    none: 'No notes shared with you yet.',
  },
  log: {
    title: 'Minutes log',
    about: 'The minutes of your own notes, for your yearly report.',
    year: 'School year',
    yearFrom: (year: number) => `${year}–${year + 1}`,
    what: 'minutes',
    none: 'No notes in this school year.',
    month: 'Month',
    total: 'Total',
    sum: (minutes: number, notes: number) => `${counted(minutes, 'minute')} (${counted(notes, 'note')})`,
    nothing: '–',
  },
};
