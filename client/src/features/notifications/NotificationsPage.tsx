import { Paging, usePage } from '../../shared/list/Paging';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { NotificationDays } from '../../domain/notifications/NotificationList';
import { useNotificationsQuery } from '../../domain/notifications/notifications.api';
import { useFilters } from '../../shared/routing/useUrlState';
import { SegmentedSwitch } from '../../shared/ui/SegmentedSwitch';
import { Toolbar } from '../../shared/ui/Toolbar';
import { Box, Card, Row } from '../../shared/layout/layout';
import { t } from './en';
import { Preferences } from './Preferences';
import { SeeAllButton } from './SeeAllButton';
import styles from './notifications.module.css';

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
    <Box width="list">
      <Toolbar>
        <div className={styles.toggle}>
          <SegmentedSwitch
            label={t.list.show}
            options={[
              { value: '', text: t.list.all },
              { value: 'unread', text: unseen > 0 ? t.list.countedUnread(unseen) : t.list.unread },
            ]}
            value={unread ? 'unread' : ''}
            onChange={(chosen) => setFilters({ show: chosen })}
          />
        </div>
        <Row gap={2} className={`${styles.acts} icon-on-phone`}>
          <SeeAllButton unseen={unseen} />
          <Preferences />
        </Row>
      </Toolbar>
      <Card clip>
        <Loaded
          query={query}
          what={t.loading}
          empty={<Empty of="notifications">{unread ? t.list.noneUnread : t.list.none}</Empty>}
        >
          {({ data }) => <NotificationDays notifications={data} />}
        </Loaded>
      </Card>
      <Paging label={t.list.pages} page={page} pageCount={currentData?.pageCount ?? 1} onPage={setPage} />
    </Box>
  );
}
