import { Button, PopoverNext, PopupKind } from '@blueprintjs/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { NotificationDays } from '../../domain/notifications/NotificationList';
import { NotificationsApi } from '../../domain/notifications/notifications.api';
import { NotificationsIcon } from '../../shared/ui/icons';
import { Box, Row, Text } from '../../shared/layout/layout';
import { t } from './en';
import { SeeAllButton } from './SeeAllButton';
import styles from './notifications.module.css';

const SHOWN = 20;
const MAX_SHOWN = 99;

export default function Bell() {
  const [isOpen, setOpen] = useState(false);
  // The badge needs only the count, which every page of the list has.
  const pageSize = isOpen ? SHOWN : 1;
  const query = NotificationsApi.useNotificationsQuery({ unread: false, currentPage: 1, pageSize });
  const unseen = query.data?.unseen ?? 0;
  const close = () => setOpen(false);
  return (
    <PopoverNext
      isOpen={isOpen}
      onInteraction={setOpen}
      placement="bottom-end"
      arrow={false}
      middleware={{ shift: { padding: 12 } }}
      animation="minimal"
      popupKind={PopupKind.DIALOG}
      content={
        <section aria-label={t.title} className={styles.popup}>
          <Row
            as="header"
            rule="bottom"
            justify="between"
            pad="var(--space-2) var(--space-2) var(--space-2) var(--inset)"
          >
            <Text as="h2" size={3}>
              {t.title}
            </Text>
            <SeeAllButton unseen={unseen} />
          </Row>
          <div className={styles.body} tabIndex={-1}>
            <Loaded
              query={query}
              what={t.loading}
              rows={4}
              empty={<Empty sketch="bell">{t.bell.none}</Empty>}
            >
              {({ data }) => <NotificationDays notifications={data} onFollow={close} />}
            </Loaded>
          </div>
          <Box as="footer" rule="top" pad={[2, 'inset']} textAlign="center" className={styles.foot}>
            <Link to="/notifications" onClick={close}>
              {t.bell.viewAll}
            </Link>
          </Box>
        </section>
      }
    >
      <Button
        variant="minimal"
        className={styles.bell}
        aria-label={unseen > 0 ? t.bell.unread(unseen) : t.title}
        icon={<NotificationsIcon size={20} />}
      >
        {unseen > 0 && (
          <span aria-hidden="true" className={styles.badge}>
            {unseen > MAX_SHOWN ? `${MAX_SHOWN}+` : unseen}
          </span>
        )}
      </Button>
    </PopoverNext>
  );
}
