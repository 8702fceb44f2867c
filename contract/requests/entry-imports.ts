import type { EntryImportCalls } from '../entry-imports';
import { examRules } from '../exams';
import { string, type RequestsOf } from '../fields';

export const entryImportRequests = {
  'GET /exams/entry-imports/template.csv': { query: { type: string(examRules.testType) } },
} as const satisfies RequestsOf<keyof EntryImportCalls>;
