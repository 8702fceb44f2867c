import { defineRoutes } from '../../shared/routing/routeDef';
import { t } from './en';

const entry = { title: t.titles.entry, page: () => import('./ExamEntryPage') };
const edit = { title: t.titles.edit, page: () => import('./EditExamPage') };

export const examEntryRoutes = defineRoutes({
  studentExamEntry: { ...entry, path: '/studentExamEntry', audience: ['student'] },
  counselorExamEntry: { ...entry, path: '/counselor/student-exam-entry', audience: ['counselor'] },
  accountAdminExamEntry: { ...entry, path: '/account-admin/student-exam-entry', audience: ['account_admin'] },
  examAdminExamEntry: { ...entry, path: '/exam-admin/exam-entry', audience: ['exam_admin'] },
  counselorEditExam: {
    ...edit,
    path: '/counselor/students/:studentId/exam/:examId',
    audience: ['counselor'],
  },
  accountAdminEditExam: {
    ...edit,
    path: '/account-admin/students/:studentId/exam/:examId',
    audience: ['account_admin'],
  },
  importEntries: {
    path: '/exam-entry-import',
    title: t.titles.imports,
    audience: ['counselor', 'account_admin', 'exam_admin', 'admin'],
    page: () => import('./EntryImportPage'),
  },
});
