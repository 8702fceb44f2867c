import { Loaded } from '../../shared/list/Loaded';
import { BackLink } from '../../shared/ui/BackLink';
import { t } from './en';
import { About, Body } from './ThreadCard';
import { useThreadQuery } from './threads.api';
import styles from './threads.module.css';

export function ThreadReader({ id }: { id: string }) {
  const query = useThreadQuery(id);
  return (
    <>
      <BackLink to="/threads">{t.reader.all}</BackLink>
      <Loaded query={query} what={t.loadingOne}>
        {(thread) => (
          <article className={styles.reader}>
            <h2>{thread.attributes.title}</h2>
            <About thread={thread} />
            <Body text={thread.attributes.body} />
          </article>
        )}
      </Loaded>
    </>
  );
}
