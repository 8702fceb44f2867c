import { Link, useLocation } from 'react-router-dom';
import { OPEN_THREADS } from 'contract/threads';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { Body, ThreadCard } from './ThreadCard';
import { useThreadsQuery } from './threads.api';
import styles from './threads.module.css';

const VEILED =
  'There is more to read here for everybody who has an account. What stands behind this veil is not the thread ' +
  'itself but these two sentences, which say nothing of it.';

export function Teaser() {
  const query = useThreadsQuery(1);
  const from = useLocation();
  return (
    <div data-wide className={styles.teaser}>
      <p className={styles.intro}>What our counselors write about planning for college.</p>
      <Loaded query={query} what="threads" empty={<Empty>No threads yet. Come back soon.</Empty>}>
        {({ data }) =>
          data.map((thread, index) => (
            <ThreadCard key={thread.id} thread={thread} title={thread.attributes.title}>
              {index < OPEN_THREADS ? (
                <Body text={thread.attributes.body} />
              ) : (
                <p aria-hidden="true" className={styles.veiled}>
                  {VEILED}
                </p>
              )}
            </ThreadCard>
          ))
        }
      </Loaded>
      {query.data && (
        <p className={styles.call}>
          {query.data.data.length > OPEN_THREADS && 'The others are for people who have an account. '}
          <Link to="/sign-in" state={{ from }}>
            Sign in to read all threads
          </Link>
        </p>
      )}
    </div>
  );
}
