import { EXAM_PARTS } from '../exam-definitions';
import { changeIssue } from '../exam-form-rules';
import { examFormRules, type ExamFormCalls } from '../exam-forms';
import { examRules } from '../exams';
import {
  anyString,
  checked,
  choice,
  described,
  either,
  list,
  number,
  object,
  optional,
  string,
  type RequestsOf,
  type Sent,
} from '../fields';

const question = { section: number({}), question: number({}) };
const parts = [...new Set(Object.values(EXAM_PARTS).flat())];

const correction = {
  change: described(
    'Changes one question or one row of a scale; sections are counted from 1.',
    checked(
      either(
        object({ what: choice(['answer']), ...question, answers: list(anyString()) }),
        object({ what: choice(['skill']), ...question, category: anyString(), subcategory: anyString() }),
        object({ what: choice(['scale']), part: choice(parts), raw: number({}), scaled: number({}) }),
      ),
      changeIssue,
    ),
  ),
  reason: string(examFormRules.reason),
  revision: described(
    'The revision that the change is based on; a later revision makes it a conflict.',
    number(examFormRules.revision),
  ),
};

export const examFormRequests = {
  'POST /exams/forms/{formId}/corrections/preview': { body: correction },
  'POST /exams/forms/{formId}/corrections': { body: correction },
  'POST /exams/form-imports': {
    query: {
      type: optional(string(examRules.testType)),
      code: optional(string(examRules.examCode)),
    },
  },
} as const satisfies RequestsOf<keyof ExamFormCalls>;

export type FormCorrection = Sent<typeof correction>;
