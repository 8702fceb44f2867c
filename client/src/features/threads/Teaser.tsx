import { Link, useLocation } from 'react-router-dom';
import { OPEN_THREADS } from 'contract/threads';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { t } from './en';
import { Body, ThreadCard } from './ThreadCard';
import { useThreadsQuery } from './threads.api';
import styles from './threads.module.css';

export function Teaser() {
  const query = useThreadsQuery(1);
  const from = useLocation();
  return (
    <div data-wide className={styles.teaser}>
      <p className={styles.intro}>{t.teaser.intro}</p>
      <Loaded query={query} what={t.list.what} empty={<Empty of="messages">{t.teaser.none}</Empty>}>
        {({ data }) =>
          data.map((thread, index) => (
            <ThreadCard key={thread.id} thread={thread} title={thread.attributes.title}>
              {index < OPEN_THREADS ? (
                <Body text={thread.attributes.body} />
              ) : (
                <p aria-hidden="true" className={styles.veiled}>
                  {t.teaser.veiled}
                </p>
              )}
            </ThreadCard>
          ))
        }
      </Loaded>
      {query.data && (
        <p className={styles.call}>
          {query.data.data.length > OPEN_THREADS && `${t.teaser.others} `}
          <Link to="/sign-in" state={{ from }}>
            {t.teaser.signIn}
          </Link>
        </p>
      )}
    </div>
  );
}
