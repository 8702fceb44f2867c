import type { RecordViewResource } from 'contract/record-views';
import { roleName } from '../../domain/people/roles';
import { formatDate, formatTime, toPlainDate } from '../../shared/lib/time';
import { ListItem } from '../../shared/list/ListItem';
import { Loaded } from '../../shared/list/Loaded';
import { Paging, usePage } from '../../shared/list/Paging';
import { Empty } from '../../shared/list/States';
import { BackLink } from '../../shared/ui/BackLink';
import { t } from './en';
import { useRecordViewsQuery } from './recordViews.api';
import styles from './RecordViewsPage.module.css';

const PAGE_SIZE = 50;

export default function RecordViewsPage() {
  const [page, setPage] = usePage();
  const query = useRecordViewsQuery(
    { currentPage: page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className={styles.page}>
      <BackLink to="/profile">{t.back}</BackLink>
      <p className={styles.about}>{t.about}</p>
      <div className={styles.list}>
        <Loaded query={query} what={t.loading} empty={<Empty of="people">{t.none}</Empty>}>
          {({ data }) => (
            <ul>
              {data.map((view) => (
                <li key={view.id} className={styles.row}>
                  <View view={view} />
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </div>
      <Paging label={t.pages} page={page} pageCount={query.currentData?.pageCount ?? page} onPage={setPage} />
    </div>
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
