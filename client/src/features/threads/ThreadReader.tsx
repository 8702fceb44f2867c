import { Link } from 'react-router-dom';
import { Failed, Loading } from '../../shared/list/States';
import { About, Body } from './ThreadCard';
import { useThreadQuery } from './threads.api';
import styles from './threads.module.css';

export function ThreadReader({ id }: { id: string }) {
  const { currentData, error, refetch } = useThreadQuery(id);
  return (
    <>
      <p>
        <Link to="/threads">All threads</Link>
      </p>
      {!currentData && error && <Failed error={error} onRetry={refetch} />}
      {!currentData && !error && <Loading what="thread" />}
      {currentData && (
        <article className={styles.reader}>
          <h2>{currentData.attributes.title}</h2>
          <About thread={currentData} />
          <Body text={currentData.attributes.body} />
        </article>
      )}
    </>
  );
}
