import { Button } from '@blueprintjs/core';
import { Fragment, useId, useRef, useState } from 'react';
import { Paging, usePage } from '../../shared/list/Paging';
import { SearchBox } from '../../shared/list/SearchBox';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { useFilters } from '../../shared/routing/useUrlState';
import { CrossIcon } from '../../shared/ui/icons';
import { Toolbar } from '../../shared/ui/Toolbar';
import { useAuditQuery, useFilterNames } from './audit.api';
import { AuditFilters } from './AuditFilters';
import { Entry } from './Entry';
import { ExportButton } from './ExportButton';
import { areGiven, NO_FILTERS, titleOf } from './filters';
import styles from './audit.module.css';

export default function AuditPage() {
  const [filters, setFilters] = useFilters(NO_FILTERS);
  const [page, setPage] = usePage();
  const query = useAuditQuery({ ...filters, currentPage: page }, { refetchOnMountOrArgChange: true });
  const names = useFilterNames(filters);
  const [showsFilters, showFilters] = useState(false);
  const filtersId = useId();
  const title = titleOf(names);
  const [clearings, setClearings] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  // The buttons that take filters away go with them, so that the focus needs another place.
  const removeTask = () => {
    setFilters({ task: '' });
    heading.current?.focus();
  };
  const clearAll = () => {
    setFilters(NO_FILTERS);
    setClearings(clearings + 1);
    heading.current?.focus();
  };
  const clear = areGiven(filters) && <Button size="small" text="Clear filters" onClick={clearAll} />;
  return (
    <>
      <Fragment key={clearings}>
        <Toolbar>
          <SearchBox label="Search in what happened" />
          <Button
            className={styles.toggle}
            text={showsFilters ? 'Hide filters' : 'Show filters'}
            aria-expanded={showsFilters}
            aria-controls={filtersId}
            onClick={() => showFilters(!showsFilters)}
          />
          <ExportButton filters={filters} />
        </Toolbar>
        <AuditFilters id={filtersId} isOpen={showsFilters} types={query.data?.types ?? []} names={names} />
      </Fragment>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title ?? 'What happened, newest first'}
        </h2>
        {names.task && <TaskChip name={names.task} onRemove={removeTask} />}
        {query.currentData?.data.length !== 0 && clear}
        <span className={styles.zone}>New York time</span>
      </div>
      <Loaded
        query={query}
        what="the audit"
        rows={10}
        empty={
          <Empty action={clear}>
            {clear ? 'Nothing that happened matches these filters.' : 'Nothing has happened yet.'}
          </Empty>
        }
      >
        {({ data }) => (
          <ol className={styles.entries}>
            {data.map((entry) => (
              <li key={entry.id}>
                <Entry entry={entry} />
              </li>
            ))}
          </ol>
        )}
      </Loaded>
      <Paging
        label="Pages of the audit"
        page={page}
        pageCount={query.currentData?.pageCount ?? page}
        onPage={setPage}
      />
    </>
  );
}

function TaskChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <span className={styles.chip}>
      Task: {name}
      <Button
        variant="minimal"
        size="small"
        icon={<CrossIcon />}
        aria-label={`Do not filter by the task ${name}`}
        onClick={onRemove}
      />
    </span>
  );
}
