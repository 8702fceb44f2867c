import { Classes } from '@blueprintjs/core';
import { Link, useLocation } from 'react-router-dom';
import { OPEN_THREADS } from 'contract/threads';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { t } from './en';
import { Body, ThreadCard } from './ThreadCard';
import { useThreadsQuery } from './threads.api';
import styles from './threads.module.css';

export function Teaser() {
  const query = useThreadsQuery(1);
  const from = useLocation();
  return (
    <Stack data-wide gap={4}>
      <Text as="p" flush tone="muted">
        {t.teaser.intro}
      </Text>
      <Loaded query={query} what={t.list.what} empty={<Empty of="messages">{t.teaser.none}</Empty>}>
        {({ data }) =>
          data.map((thread, index) => (
            <ThreadCard key={thread.id} thread={thread} title={thread.attributes.title}>
              {index < OPEN_THREADS ? (
                <Body text={thread.attributes.body} />
              ) : (
                <Text as="p" flush aria-hidden="true" className={styles.veiled}>
                  {t.teaser.veiled}
                </Text>
              )}
            </ThreadCard>
          ))
        }
      </Loaded>
      {query.data && (
        <Row wrap justify="between" gap={[2, 4]} pad={[3, 'inset']} className={styles.invitation}>
          {query.data.data.length > OPEN_THREADS && <Text tone="muted">{t.teaser.others}</Text>}
          <Link to="/sign-in" state={{ from }} className={`${Classes.BUTTON} ${Classes.INTENT_PRIMARY}`}>
            {t.teaser.signIn}
          </Link>
        </Row>
      )}
    </Stack>
  );
}
