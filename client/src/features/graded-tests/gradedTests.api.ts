import '../../domain/exams/exams.api';
import { download, endpoints, query, resource } from '../../shared/api/resource';
import { lists } from '../../shared/api/tags';
import { t } from './en';

export const GradedTestsApi = endpoints({
  gradedTests: resource('Exam').list('GET /exams/graded'),
  classAverages: query('GET /exams/graded/averages', {
    request: (formId: string) => ({ query: { formId } }),
    providesTags: lists('Exam'),
  }),
  exportGradedTests: download('GET /exams/graded.csv', t.file),
});
