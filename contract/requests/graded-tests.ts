import { examRules } from '../exams';
import { anyString, described, optional, pageOf, string, type RequestsOf, type Sent } from '../fields';
import type { GradedTestCalls } from '../graded-tests';

const filters = {
  type: optional(string(examRules.testType)),
  formId: optional(anyString()),
  q: optional(described("A student's name or address must contain this text.", anyString())),
};

export const gradedTestRequests = {
  'GET /exams/graded': { query: { ...pageOf(50), ...filters } },
  'GET /exams/graded/averages': { query: { formId: anyString() } },
  'GET /exams/graded.csv': { query: filters },
} as const satisfies RequestsOf<keyof GradedTestCalls>;

export type GradedTestFilters = Sent<typeof filters>;
