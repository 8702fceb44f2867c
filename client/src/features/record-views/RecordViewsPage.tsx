import type { RecordViewResource } from 'contract/record-views';
import { roleName } from '../../domain/people/roles';
import { formatDate, formatTime, toPlainDate } from '../../shared/lib/time';
import { ListItem } from '../../shared/list/ListItem';
import { Loaded } from '../../shared/list/Loaded';
import { Paging, usePage } from '../../shared/list/Paging';
import { Empty } from '../../shared/list/States';
import { BackLink } from '../../shared/ui/BackLink';
import { Box, Card, Row, Text } from '../../shared/layout/layout';
import { endpoints, query } from '../../shared/api/resource';
import { t } from './en';

const { useRecordViewsQuery } = endpoints({ recordViews: query('GET /users/record-views') });

const PAGE_SIZE = 50;

export default function RecordViewsPage() {
  const [page, setPage] = usePage();
  const query = useRecordViewsQuery(
    { currentPage: page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Box width="form">
      <BackLink to="/profile">{t.back}</BackLink>
      <Text as="p" below={4} tone="muted">
        {t.about}
      </Text>
      <Card clip>
        <Loaded query={query} what={t.loading} empty={<Empty sketch="people">{t.none}</Empty>}>
          {({ data }) => (
            <ul>
              {data.map((view) => (
                <Row as="li" key={view.id} item align="stretch">
                  <View view={view} />
                </Row>
              ))}
            </ul>
          )}
        </Loaded>
      </Card>
      <Paging label={t.pages} page={page} pageCount={query.currentData?.pageCount ?? page} onPage={setPage} />
    </Box>
  );
}

function View({ view: { attributes } }: { view: RecordViewResource }) {
  const { name, role, what, viewedAt } = attributes;
  return (
    <ListItem
      name={name ?? t.former[role === 'parent' ? 'parent' : 'staff']}
      details={`${roleName(role)} · ${t.what[what]}`}
      aside={
        <time dateTime={viewedAt}>
          {formatDate(toPlainDate(viewedAt))}, {formatTime(viewedAt)}
        </time>
      }
    />
  );
}
