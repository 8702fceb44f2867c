import { download, endpoints, mutation } from '../../../shared/api/resource';

export const { useExportRecordMutation, useDownloadExportMutation } = endpoints({
  exportRecord: mutation('POST /users/{studentId}/exports'),
  downloadExport: download('GET /users/{studentId}/exports/{exportId}', 'record.zip'),
});
