import type { BrowserContext } from 'playwright-core';
import type { ResponseOf } from '../../../contract/calls';
import { writeAnswers } from '../../../contract/exam-answers';
import { EXAM_CODES, formIdOf } from '../../../contract/exam-definitions';
import type { Role } from '../../../contract/roles';
import { routes } from '../../../client/src/app/routes';
import type { RouteDef } from '../../../client/src/shared/routing/routeDef';
import { eventually } from '../../support/eventually';

export const people: Readonly<Record<string, { role?: Role; email?: string }>> = {
  'a visitor': {},
  'a student': { role: 'student', email: 'student@demo.test' },
  'a parent': { role: 'parent', email: 'parent@demo.test' },
  'a counselor': { role: 'counselor', email: 'counselor@demo.test' },
  'an account admin': { role: 'account_admin', email: 'account-admin@demo.test' },
  'an exam admin': { role: 'exam_admin', email: 'exam-admin@demo.test' },
  'a recommender': { role: 'recommender', email: 'recommender@demo.test' },
  'an admin': { role: 'admin', email: 'admin@demo.test' },
};

export const table: readonly RouteDef[] = Object.values(routes);

export async function addressOf(context: BrowserContext, path: string): Promise<string> {
  if (path.includes(':formId')) return path.replace(':formId', formIdOf('SAT', EXAM_CODES.SAT[0]!));
  if (path.includes(':projection')) return path.replace(':projection', 'people');
  if (!path.includes(':studentId')) return path;
  const token = (await context.cookies()).find(({ name }) => name === 'token')!.value;
  const reached = await eventually(
    async () => {
      const answer = await context.request.get('/api/users/list-access', { headers: { token } });
      const { data } = (await answer.json()) as ResponseOf<'GET /users/list-access'>;
      return data.filter(({ attributes }) => attributes.relation === 'student');
    },
    (students) => students.length > 0,
  );
  const studentId = reached[0]!.id;
  const address = path.replace(':studentId', studentId);
  if (!path.includes(':examId')) return address;
  return address.replace(':examId', await examOf(context, token, studentId));
}

async function examOf(context: BrowserContext, token: string, studentId: string): Promise<string> {
  const headers = { token, studentid: studentId };
  const known = await context.request.get(`/api/exams/student/${studentId}`, { headers });
  const [exam] = ((await known.json()) as ResponseOf<'GET /exams/student/{studentId}'>).data;
  if (exam) return exam.id;
  const entry = { testType: 'SAT', examCode: EXAM_CODES.SAT[0], dateTaken: '2026-03-14' };
  const entered = await context.request.post('/api/exams/student-entry', {
    headers,
    data: { ...entry, sections: writeAnswers('SAT', []) },
  });
  return ((await entered.json()) as ResponseOf<'POST /exams/student-entry'>).data.id;
}
