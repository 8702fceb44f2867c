import type { ImportIssue } from 'contract/imports';
import { formatNumber } from '../../shared/lib/format';
import type { Column } from '../../shared/list/columns';
import { ScrollingTable } from '../../shared/list/ScrollingTable';
import { ErrorIcon, WarningSignIcon } from '../../shared/ui/icons';
import { StatusTag } from '../../shared/ui/StatusTag';
import { t } from './en';
import styles from './Imports.module.css';

interface FaultRow extends ImportIssue {
  readonly id: string;
}

const columns: readonly Column<FaultRow>[] = [
  { key: 'line', header: t.faults.line, className: styles.line, cell: ({ line }) => formatNumber(line) },
  { key: 'message', header: t.faults.why, cell: ({ message }) => message },
  {
    key: 'severity',
    header: t.faults.severity,
    atEnd: true,
    cell: ({ severity }) => (
      <div>
        {severity === 'error' ? (
          <StatusTag label={t.faults.leftOut} icon={<ErrorIcon />} intent="danger" />
        ) : (
          <StatusTag label={t.faults.taken} icon={<WarningSignIcon />} intent="warning" />
        )}
      </div>
    ),
  },
];

interface FaultsProps {
  readonly faults: readonly ImportIssue[];
  readonly count: number;
  readonly open: boolean;
}

/** Rows that the import skips, or imports with a warning. */
export function Faults({ faults, count, open }: FaultsProps) {
  if (count === 0) return null;
  const rows = faults.map((fault, index) => ({ ...fault, id: String(index) }));
  return (
    <details open={open} className={styles.faults}>
      <summary>{t.faults.summary(count)}</summary>
      <ScrollingTable caption={t.faults.what} columns={columns} rows={rows} />
      {count > rows.length && <p className={styles.note}>{t.faults.more(count - rows.length)}</p>}
    </details>
  );
}
