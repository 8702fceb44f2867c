import type { ResponseOf } from 'contract/calls';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { savesFile } from '../../shared/api/download';
import { LIST } from '../../shared/api/tags';
import { t } from './en';
import { NO_FILTERS, activeFilters, type AuditFilters, type FilterNames } from './filters';

interface AuditSearch extends AuditFilters {
  readonly currentPage: number;
  readonly pageSize?: number;
  readonly grouped?: boolean;
}

const auditApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    audit: build.query<ResponseOf<'GET /admin/audit'>, AuditSearch>({
      query: ({ currentPage, pageSize, grouped, ...filters }) =>
        call('GET /admin/audit', { query: { ...activeFilters(filters), currentPage, pageSize, grouped } }),
      providesTags: [{ type: 'Audit', id: LIST }],
    }),
    exportAudit: build.mutation<null, AuditFilters>({
      query: (filters) =>
        call('GET /admin/audit.csv', {
          query: activeFilters(filters),
          responseHandler: savesFile('audit.csv'),
        }),
    }),
  }),
});

export const { useAuditQuery, useExportAuditMutation } = auditApi;

/** Every history has at least one entry, which contains the name. */
function useNameOf(kind: 'subject' | 'task', id: string): string | undefined {
  const search = { ...NO_FILTERS, [kind]: id, currentPage: 1, pageSize: 1 };
  const { currentData, error } = useAuditQuery(search, { skip: !id });
  if (!id) return undefined;
  const name = currentData?.data[0]?.relationships[kind].data?.attributes.name;
  return name ?? (currentData || error ? t.filters.unknown[kind] : '…');
}

export const useFilterNames = ({ actor, subject, task }: AuditFilters): FilterNames => ({
  actor: useNameOf('subject', actor),
  subject: useNameOf('subject', subject),
  task: useNameOf('task', task),
});
