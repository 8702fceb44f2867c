import { Paging, usePage } from '../../shared/list/Paging';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { NotificationList } from '../../domain/notifications/NotificationList';
import { useNotificationsQuery } from '../../domain/notifications/notifications.api';
import { useFilters } from '../../shared/routing/useUrlState';
import { SegmentedSwitch } from '../../shared/ui/SegmentedSwitch';
import { Toolbar } from '../../shared/ui/Toolbar';
import { Preferences } from './Preferences';
import { SeeAllButton } from './SeeAllButton';
import styles from './NotificationsPage.module.css';

const PAGE_SIZE = 50;

export default function NotificationsPage() {
  const [{ show }, setFilters] = useFilters({ show: '' });
  const [page, setPage] = usePage();
  const unread = show === 'unread';
  const query = useNotificationsQuery({
    unread,
    currentPage: page,
    pageSize: PAGE_SIZE,
  });
  const { currentData } = query;
  const unseen = currentData?.unseen ?? 0;
  return (
    <>
      <Toolbar>
        <div className={styles.toggle}>
          <SegmentedSwitch
            label="Show"
            options={[
              { value: '', text: 'All' },
              { value: 'unread', text: unseen > 0 ? `Unread (${unseen})` : 'Unread' },
            ]}
            value={unread ? 'unread' : ''}
            onChange={(chosen) => setFilters({ show: chosen })}
          />
        </div>
        <SeeAllButton unseen={unseen} />
        <Preferences />
      </Toolbar>
      <div className={styles.list}>
        <Loaded
          query={query}
          what="notifications"
          empty={
            <Empty>
              {unread
                ? 'You have seen everything.'
                : 'Nothing yet. New tasks, changed due dates and messages will be announced here.'}
            </Empty>
          }
        >
          {({ data }) => <NotificationList notifications={data} />}
        </Loaded>
      </div>
      <Paging
        label="Pages of notifications"
        page={page}
        pageCount={currentData?.pageCount ?? 1}
        onPage={setPage}
      />
    </>
  );
}
