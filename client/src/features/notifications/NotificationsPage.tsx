import { Button, ButtonGroup } from '@blueprintjs/core';
import { Paging, usePage } from '../../shared/list/Paging';
import { Empty, Failed, Loading } from '../../shared/list/States';
import { NotificationList } from '../../shared/notifications/NotificationList';
import { useNotificationsQuery } from '../../shared/notifications/notifications.api';
import { useFilter } from '../../shared/routing/useUrlState';
import { Toolbar } from '../../shared/ui/Toolbar';
import { Preferences } from './Preferences';
import { SeeAllButton } from './SeeAllButton';
import styles from './NotificationsPage.module.css';

const PAGE_SIZE = 50;

export default function NotificationsPage() {
  const [show, setShow] = useFilter('show');
  const [page, setPage] = usePage();
  const unread = show === 'unread';
  const { currentData, error, refetch } = useNotificationsQuery({
    unread,
    currentPage: page,
    pageSize: PAGE_SIZE,
  });
  const unseen = currentData?.unseen ?? 0;
  return (
    <>
      <Toolbar>
        <ButtonGroup role="group" aria-label="Show" className={styles.toggle}>
          <Button text="All" active={!unread} aria-pressed={!unread} onClick={() => setShow('')} />
          <Button
            text={unseen > 0 ? `Unread (${unseen})` : 'Unread'}
            active={unread}
            aria-pressed={unread}
            onClick={() => setShow('unread')}
          />
        </ButtonGroup>
        <SeeAllButton unseen={unseen} />
        <Preferences />
      </Toolbar>
      <div className={styles.list}>
        {!currentData && error && <Failed error={error} onRetry={refetch} />}
        {!currentData && !error && <Loading what="notifications" />}
        {currentData?.data.length === 0 && (
          <Empty>
            {unread
              ? 'You have seen everything.'
              : 'Nothing yet. New tasks, changed due dates and messages will be announced here.'}
          </Empty>
        )}
        {currentData && <NotificationList notifications={currentData.data} />}
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
