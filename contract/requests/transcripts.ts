import {
  any,
  anyString,
  choice,
  described,
  list,
  optional,
  pageOf,
  string,
  withDefault,
  type RequestsOf,
  type Sent,
} from '../fields';
import {
  MAX_COLLEGES_AT_ONCE,
  MAX_TRANSCRIPTS_AT_ONCE,
  SCHOOL_DOCUMENTS,
  SENDING_WAYS,
  TRANSCRIPT_ORDERS,
  TRANSCRIPT_STATES,
  transcriptRules,
  TRANSCRIPTS_PER_PAGE,
  type TranscriptCalls,
} from '../transcripts';

const search = {
  state: withDefault(choice(TRANSCRIPT_STATES), 'open'),
  sort: withDefault(
    described(
      'The earliest deadline, or the longest wait; sent ones are listed by the last day.',
      choice(TRANSCRIPT_ORDERS),
    ),
    'deadline',
  ),
  document: optional(choice(SCHOOL_DOCUMENTS)),
  q: optional(described('The name of the student or the college contains this.', anyString())),
};

const ids = list(any(), {
  min: { value: 1, issue: { code: 'noDocuments' } },
  max: { value: MAX_TRANSCRIPTS_AT_ONCE, issue: { code: 'noDocuments' } },
});

export const transcriptRequests = {
  'GET /transcripts': { query: { ...pageOf(TRANSCRIPTS_PER_PAGE), ...search } },
  'GET /transcripts.csv': { query: search },
  'POST /transcripts/sent': {
    body: { ids, sentOn: string(transcriptRules.sentOn), way: choice(SENDING_WAYS) },
  },
  'POST /transcripts/reopened': { body: { ids } },
  'POST /users/{studentId}/transcripts': {
    body: {
      ceebs: list(any(), {
        min: { value: 1, issue: { code: 'noColleges' } },
        max: { value: MAX_COLLEGES_AT_ONCE, issue: { code: 'noColleges' } },
      }),
      documents: list(choice(SCHOOL_DOCUMENTS), {
        min: { value: 1, issue: { code: 'noDocuments' } },
        unique: { issue: { code: 'noDocuments' } },
      }),
    },
  },
} as const satisfies RequestsOf<keyof TranscriptCalls>;

export type SendingFields = Omit<Sent<(typeof transcriptRequests)['POST /transcripts/sent']['body']>, 'ids'>;
