import { Loaded } from '../../shared/list/Loaded';
import { BackLink } from '../../shared/ui/BackLink';
import { Card } from '../../shared/layout/layout';
import { t } from './en';
import { About, Body } from './ThreadCard';
import { useThreadQuery } from './threads.api';

export function ThreadReader({ id }: { id: string }) {
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
