import type { GuideName } from 'contract/guides';
import { download, endpoints } from '../../shared/api/resource';

export const GuidesApi = endpoints({
  downloadGuide: download('GET /guides/{guide}/download', (guide: GuideName) => `${guide}.pdf`),
});
