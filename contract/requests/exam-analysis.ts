import type { ExamAnalysisCalls } from '../exam-analysis';
import { examRules } from '../exams';
import { string, type RequestsOf } from '../fields';

export const examAnalysisRequests = {
  'GET /exams/student/{studentId}/analysis': { query: { type: string(examRules.testType) } },
} as const satisfies RequestsOf<keyof ExamAnalysisCalls>;
