import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { OPEN_THREADS } from 'contract/threads';
import { selectUser } from '../../shared/api/session';
import { useUrlState } from '../../shared/routing/useUrlState';
import { Empty } from '../../shared/list/States';
import { ThreadList } from './ThreadList';
import { Loaded } from '../../shared/list/Loaded';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { BackLink } from '../../shared/ui/BackLink';
import { Card, Row, Stack, Text } from '../../shared/layout/layout';
import { t } from './en';
import { About, Body, ThreadCard } from './ThreadCard';
import { ThreadsApi } from './threads.api';
import styles from './threads.module.css';

export default function ThreadsPage() {
  const user = useSelector(selectUser);
  const [{ thread: threadId }] = useUrlState({ thread: '' });
  if (!user) return <Teaser />;
  return threadId ? <ThreadReader id={threadId} /> : <ThreadList user={user} />;
}

function ThreadReader({ id }: { id: string }) {
  const query = ThreadsApi.useThreadQuery(id);
  return (
    <>
      <BackLink to="/threads">{t.reader.all}</BackLink>
      <Loaded query={query} what={t.loadingOne}>
        {(thread) => (
          <Card as="article" gap={2} pad={[4, 'inset']} width="list" breakable>
            <h2>{thread.attributes.title}</h2>
            <About thread={thread} />
            <Body text={thread.attributes.body} />
          </Card>
        )}
      </Loaded>
    </>
  );
}

function Teaser() {
  const query = ThreadsApi.useThreadsQuery(1);
  const from = useLocation();
  return (
    <Stack data-wide gap={4}>
      <Text as="p" flush tone="muted">
        {t.teaser.intro}
      </Text>
      <Loaded query={query} what={t.list.what} empty={<Empty sketch="bubbles">{t.teaser.none}</Empty>}>
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
          <ButtonLink to="/sign-in" state={{ from }} primary>
            {t.teaser.signIn}
          </ButtonLink>
        </Row>
      )}
    </Stack>
  );
}
