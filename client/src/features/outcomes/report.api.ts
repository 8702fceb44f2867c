import '../../domain/colleges/colleges.events';
import { download, endpoints, query } from '../../shared/api/resource';
import { lists } from '../../shared/api/tags';

export const { useApplicationReportQuery, useReportFileMutation } = endpoints({
  applicationReport: query('GET /admin/entity/{id}/application-report', {
    providesTags: lists('SavedCollege'),
  }),
  reportFile: download('GET /admin/entity/{id}/application-report.csv', 'applications.csv'),
});
