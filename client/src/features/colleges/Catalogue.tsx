import { Button } from '@blueprintjs/core';
import { useEffect, useRef } from 'react';
import { collegeMessages, type CollegeListResource } from 'contract/colleges';
import { useSearchCollegesQuery } from '../../domain/colleges/colleges.api';
import { SaveMenu } from '../../domain/colleges/SaveMenu';
import { Loaded } from '../../shared/list/Loaded';
import { Empty, Failed } from '../../shared/list/States';
import { SearchBox, useSearch } from '../../shared/list/SearchBox';
import { useAllCollegesInfiniteQuery } from './catalogue.api';
import { CollegeName } from './CollegeName';
import { t } from './en';
import styles from './Catalogue.module.css';
import panel from './Panel.module.css';

export const COLLEGE_SEARCH = 'college-search';
const DEBOUNCE_MS = 800;

/** All colleges there are, to search and to save. */
export function Catalogue() {
  const [name] = useSearch();
  return (
    <section aria-labelledby="catalogue" className={`${panel.panel} ${styles.catalogue}`}>
      <header className={styles.header}>
        <h2 id="catalogue">{t.catalogue.heading}</h2>
        <SearchBox id={COLLEGE_SEARCH} label={t.catalogue.search} shortest={1} debounceMs={DEBOUNCE_MS} />
      </header>
      <div className={styles.body}>{name ? <Found name={name} /> : <AllColleges />}</div>
    </section>
  );
}

function Found({ name }: { name: string }) {
  const query = useSearchCollegesQuery(name);
  return (
    <Loaded query={query} what={t.catalogue.what} message={collegeMessages.loadFailed}>
      {(found) => (
        <>
          <p role="status" className="visually-hidden">
            {t.catalogue.found(found.length)}
          </p>
          {found.length === 0 ? (
            <Empty of="search">{collegeMessages.noResults}</Empty>
          ) : (
            <Rows rows={found} />
          )}
        </>
      )}
    </Loaded>
  );
}

function AllColleges() {
  const query = useAllCollegesInfiniteQuery();
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  return (
    <Loaded query={query} what={t.catalogue.what} message={collegeMessages.loadFailed}>
      {({ pages }) => (
        <>
          <Rows rows={pages.flatMap((page) => page.data)} />
          {isFetchNextPageError && (
            <Failed error={error} message={collegeMessages.loadFailed} onRetry={fetchNextPage} />
          )}
          {hasNextPage && !isFetchNextPageError && (
            <ShowMore loading={isFetchingNextPage} onShow={fetchNextPage} />
          )}
        </>
      )}
    </Loaded>
  );
}

function Rows({ rows }: { rows: readonly CollegeListResource[] }) {
  return (
    <ul>
      {rows.map(({ id, attributes }) => (
        <li key={id} className={styles.row}>
          <CollegeName ceeb={id} attributes={attributes} />
          <SaveMenu college={{ ceeb: id, name: attributes.name, state: attributes.state }} />
        </li>
      ))}
    </ul>
  );
}

/** Shows more as soon as it comes into view. */
function ShowMore({ loading, onShow }: { loading: boolean; onShow: () => unknown }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (loading || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) onShow();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  });
  return (
    <div ref={place} className={styles.more}>
      <Button text={t.catalogue.showMore} loading={loading} onClick={onShow} />
    </div>
  );
}
