import { examRules, type ExamCalls } from '../exams';
import {
  anyString,
  boolean,
  checked,
  described,
  either,
  list,
  number,
  object,
  optional,
  string,
  type RequestsOf,
} from '../fields';

const answer = { key: number({}), value: described('One character; empty if unanswered.', anyString()) };

const entry = {
  testType: string(examRules.testType),
  examCode: string(examRules.examCode),
  dateTaken: described('A calendar date, at the latest yesterday in New York.', string(examRules.dateTaken)),
  sections: described(
    "Sections are in the order of the type's definition.",
    checked(
      list(
        object({
          questions: list(either(object(answer), object({ key: number({}), answers: list(object(answer)) }))),
        }),
      ),
      (sections) => (Array.isArray(sections) ? undefined : { code: 'notSections' }),
    ),
  ),
};

const examType = { type: optional(string(examRules.testType)) };

export const examRequests = {
  'GET /exams/forms': { query: examType },
  'POST /exams/student-entry': { body: entry },
  'PATCH /exams/student-entry/{examId}': { body: entry },
  'POST /exams/calculations': {
    query: {
      startDate: string(examRules.startDate),
      endDate: optional(string(examRules.endDate)),
      testType: string(examRules.testType),
      limit: optional(number(examRules.limit)),
    },
  },
  'GET /exams/student/{studentId}': { query: examType },
  'PUT /exams/{id}/counted': { body: { counted: boolean() } },
} as const satisfies RequestsOf<keyof ExamCalls>;
