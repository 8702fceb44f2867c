import type { ImportIssue } from 'contract/imports';
import { formatNumber } from '../../shared/lib/format';
import type { Column } from '../../shared/list/columns';
import { ScrollingTable } from '../../shared/list/ScrollingTable';
import { ErrorIcon, WarningSignIcon } from '../../shared/ui/icons';
import { StatusTag } from '../../shared/ui/StatusTag';
import { t } from './en';
import styles from './Imports.module.css';

interface IssueRow extends ImportIssue {
  readonly id: string;
}

const columns: readonly Column<IssueRow>[] = [
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

interface IssuesProps {
  readonly issues: readonly ImportIssue[];
  readonly count: number;
  readonly open: boolean;
}

export function ImportIssues({ issues: faults, count, open }: IssuesProps) {
  if (count === 0) return null;
  const rows = faults.map((issue, index) => ({ ...issue, id: String(index) }));
  return (
    <details open={open} className={styles.faults}>
      <summary>{t.faults.summary(count)}</summary>
      <ScrollingTable caption={t.faults.what} columns={columns} rows={rows} />
      {count > rows.length && <p className={styles.note}>{t.faults.more(count - rows.length)}</p>}
    </details>
  );
}
