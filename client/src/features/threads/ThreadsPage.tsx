import { useSelector } from 'react-redux';
import { selectUser } from '../../shared/api/session';
import { useUrlState } from '../../shared/routing/useUrlState';
import { Teaser } from './Teaser';
import { ThreadList } from './ThreadList';
import { Loaded } from '../../shared/list/Loaded';
import { BackLink } from '../../shared/ui/BackLink';
import { Card } from '../../shared/layout/layout';
import { t } from './en';
import { About, Body } from './ThreadCard';
import { useThreadQuery } from './threads.api';

export default function ThreadsPage() {
  const user = useSelector(selectUser);
  const [{ thread: threadId }] = useUrlState({ thread: '' });
  if (!user) return <Teaser />;
  return threadId ? <ThreadReader id={threadId} /> : <ThreadList user={user} />;
}

function ThreadReader({ id }: { id: string }) {
  const query = useThreadQuery(id);
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
