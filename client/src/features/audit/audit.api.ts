import { download, endpoints, query, lists } from '../../shared/api/resource';
import { t } from './en';
import { NO_FILTERS, activeFilters, SHOWN, type AuditFilters, type FilterNames } from './filters';

interface AuditSearch extends AuditFilters {
  readonly currentPage: number;
  readonly pageSize?: number;
  readonly grouped?: boolean;
}

const searchOf = ({ quiet, ...filters }: AuditFilters) => ({
  ...activeFilters(filters),
  // Quiet entries are shown if a single event type or a single action is selected.
  ...(quiet !== SHOWN && !filters.type && !filters.correlation && { quiet: true }),
});

export const AuditApi = endpoints({
  audit: query('GET /admin/audit', {
    request: ({ currentPage, pageSize, grouped, ...filters }: AuditSearch) => ({
      query: { ...searchOf(filters), currentPage, pageSize, grouped },
    }),
    providesTags: lists('Audit'),
  }),
  exportAudit: download('GET /admin/audit.csv', 'audit.csv', (filters: AuditFilters) => ({
    query: searchOf(filters),
  })),
});

/** Every history has at least one entry, which contains the name. */
function useNameOf(kind: 'subject' | 'task', id: string): string | undefined {
  const search = { ...NO_FILTERS, quiet: SHOWN, [kind]: id, currentPage: 1, pageSize: 1 };
  const { currentData, error } = AuditApi.useAuditQuery(search, { skip: !id });
  if (!id) return undefined;
  const name = currentData?.data[0]?.relationships[kind].data?.attributes.name;
  return name ?? (currentData || error ? t.filters.unknown[kind] : '…');
}

export const useFilterNames = ({ actor, subject, task }: AuditFilters): FilterNames => ({
  actor: useNameOf('subject', actor),
  subject: useNameOf('subject', subject),
  task: useNameOf('task', task),
});
