import { Link } from 'react-router-dom';
import { Loaded } from '../../shared/list/Loaded';
import { About, Body } from './ThreadCard';
import { useThreadQuery } from './threads.api';
import styles from './threads.module.css';

export function ThreadReader({ id }: { id: string }) {
  const query = useThreadQuery(id);
  return (
    <>
      <p>
        <Link to="/threads">All threads</Link>
      </p>
      <Loaded query={query} what="thread">
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
