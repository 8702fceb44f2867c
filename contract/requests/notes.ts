import {
  anyString,
  choice,
  described,
  number,
  omittable,
  optional,
  pageOf,
  string,
  withDefault,
  type RequestsOf,
  type Sent,
} from '../fields';
import { NOTE_KINDS, NOTE_VISIBILITIES, noteRules, NOTES_PER_PAGE, type NoteCalls } from '../notes';

const kind = choice(NOTE_KINDS, { code: 'notANoteKind' });
const minutes = number(noteRules.minutes);
const date = string(noteRules.date);
const text = string(noteRules.text);
const visibility = described(
  'Who may read it: its author alone, the staff who have access to the student, or these and the student.',
  choice(NOTE_VISIBILITIES, { code: 'notANoteVisibility' }),
);

const period = {
  from: described('The first day.', date),
  to: described('The last day.', date),
};

export const noteRequests = {
  'GET /users/{studentId}/notes': {
    query: {
      ...pageOf(NOTES_PER_PAGE),
      q: optional(described('The text must contain this, ignoring case and accents.', anyString())),
      kind: optional(kind),
    },
  },
  'POST /users/{studentId}/notes': {
    body: { kind, minutes: withDefault(minutes, 0), date, text, visibility },
  },
  'PATCH /users/{studentId}/notes/{noteId}': {
    body: {
      kind: omittable(kind),
      minutes: omittable(minutes),
      date: omittable(date),
      text: omittable(text),
      visibility: omittable(visibility),
    },
  },
  'GET /notes/minutes': { query: period },
  'GET /notes/minutes.csv': { query: period },
} as const satisfies RequestsOf<keyof NoteCalls>;

export type NewNote = Sent<(typeof noteRequests)['POST /users/{studentId}/notes']['body']>;
