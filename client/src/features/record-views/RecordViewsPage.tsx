import type { RecordViewResource } from 'contract/record-views';
import { roleName } from '../../domain/people/roles';
import { formatDate, formatTime, toPlainDate } from '../../shared/lib/time';
import { usePage } from '../../shared/list/Paging';
import { ResourceList } from '../../shared/list/ResourceList';
import { BackLink } from '../../shared/ui/BackLink';
import { t } from './en';
import { useRecordViewsQuery } from './recordViews.api';
import styles from './RecordViewsPage.module.css';

const PAGE_SIZE = 50;

const nameOf = ({ attributes: { name, role } }: RecordViewResource) =>
  name ?? t.former[role === 'parent' ? 'parent' : 'staff'];

/** Who opened the student's record, and to whom it was handed out. */
export default function RecordViewsPage() {
  const [currentPage] = usePage();
  const query = useRecordViewsQuery(
    { currentPage, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className={styles.page}>
      <BackLink to="/profile">{t.back}</BackLink>
      <p className={styles.about}>{t.about}</p>
      <ResourceList
        query={query}
        what={t.loading}
        empty={t.none}
        subject="people"
        pages={t.pages}
        nameOf={nameOf}
        details={({ attributes: { role, what } }) => `${roleName(role)} · ${t.what[what]}`}
        aside={({ attributes: { viewedAt } }) => (
          <time dateTime={viewedAt}>
            {formatDate(toPlainDate(viewedAt))}, {formatTime(viewedAt)}
          </time>
        )}
      />
    </div>
  );
}
