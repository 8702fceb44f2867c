import {
  anyString,
  boolean,
  checked,
  choice,
  clearable,
  described,
  list,
  object,
  optional,
  pageOf,
  string,
  uuid,
  type FieldIssue,
  type RequestsOf,
  type Sent,
} from '../fields';
import { personRules } from '../identity';
import {
  LETTER_ANSWERS,
  LETTER_SHARES,
  LETTER_STATUSES,
  letterRules,
  LETTERS_PER_PAGE,
  MAX_LETTER_COLLEGES,
  MAX_QUESTIONS,
  type LetterCalls,
} from '../letters';
import { violation } from '../rules';
import { ceebCode } from './colleges';

const ceebsFrom = (min: number) =>
  list(ceebCode, {
    issue: { code: 'noColleges' },
    min: { value: min, issue: { code: 'noColleges' } },
    max: { value: MAX_LETTER_COLLEGES, issue: { code: 'tooManyCollegesAtOnce' } },
    unique: { issue: { code: 'eachCollegeOnce' } },
  });

function questionsIssue(value: unknown): FieldIssue | undefined {
  if (!Array.isArray(value)) return { code: 'notQuestions' };
  if (value.length > MAX_QUESTIONS)
    return { code: 'aboveMaximum', property: 'questions', max: MAX_QUESTIONS };
  return value.map((question) => violation(letterRules.question, question)).find(Boolean);
}

const request = {
  recommenderId: optional(described('An author of the student’s school.', uuid())),
  firstName: optional(
    described('The name and address of an author who is not listed.', string(personRules.firstName)),
  ),
  lastName: optional(string(personRules.lastName)),
  email: optional(string(personRules.email)),
  ceebs: ceebsFrom(1),
  note: optional(string(letterRules.note)),
  shares: list(choice(LETTER_SHARES), { unique: { issue: { code: 'eachKindOnce' } } }),
};

export const letterRequests = {
  'GET /letters': { query: { ...pageOf(LETTERS_PER_PAGE), status: optional(choice(LETTER_STATUSES)) } },
  'PATCH /letters/{id}': {
    body: {
      status: choice(LETTER_ANSWERS),
      reason: optional(described('Is required to decline or refuse.', string(letterRules.reason))),
    },
  },
  'PUT /letters/{id}/sent': { body: { ceebs: ceebsFrom(0) } },
  'POST /users/{studentId}/letters': { body: request },
  'PUT /users/{studentId}/letter-sheet': {
    body: {
      answers: list(object({ question: string(letterRules.question), answer: string(letterRules.answer) }), {
        max: {
          value: MAX_QUESTIONS,
          issue: { code: 'aboveMaximum', property: 'answers', max: MAX_QUESTIONS },
        },
      }),
    },
  },
  'PUT /users/{studentId}/letter-rights': { body: { waived: boolean() } },
  'PUT /admin/entity/{id}/letters': {
    body: {
      needsApproval: boolean(),
      opensOn: clearable(string(letterRules.opensOn)),
      questions: checked(list(anyString()), questionsIssue),
    },
  },
} as const satisfies RequestsOf<keyof LetterCalls>;

export type NewLetterRequest = Sent<typeof request>;
