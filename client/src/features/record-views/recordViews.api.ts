import { endpoints, query } from '../../shared/api/resource';

export const { useRecordViewsQuery } = endpoints({ recordViews: query('GET /users/record-views') });
