import type { ShownIssue } from 'contract/imports';
import { Text } from '../../shared/layout/layout';
import { formatNumber } from '../../shared/lib/format';
import type { Column } from '../../shared/list/columns';
import { ScrollingTable } from '../../shared/list/ScrollingTable';
import { ErrorIcon, WarningSignIcon } from '../../shared/ui/icons';
import { StatusTag } from '../../shared/ui/StatusTag';
import { t } from './en';
import styles from './imports.module.css';

interface IssueRow extends ShownIssue {
  readonly id: string;
}

const columns: readonly Column<IssueRow>[] = [
  { key: 'line', header: t.issues.line, className: styles.line, cell: ({ line }) => formatNumber(line) },
  { key: 'student', header: t.issues.student, cell: ({ student }) => student ?? '–' },
  { key: 'message', header: t.issues.why, cell: ({ message }) => message },
  {
    key: 'severity',
    header: t.issues.severity,
    atEnd: true,
    cell: ({ severity }) => (
      <div>
        {severity === 'error' ? (
          <StatusTag label={t.issues.leftOut} icon={<ErrorIcon />} intent="danger" />
        ) : (
          <StatusTag label={t.issues.taken} icon={<WarningSignIcon />} intent="warning" />
        )}
      </div>
    ),
  },
];

interface IssuesProps {
  readonly issues: readonly ShownIssue[];
  readonly count: number;
  readonly open: boolean;
}

export function ImportIssues({ issues, count, open }: IssuesProps) {
  if (count === 0) return null;
  const rows = issues.map((issue, index) => ({ ...issue, id: String(index) }));
  return (
    <details open={open} className={styles.issues}>
      <summary>{t.issues.summary(count)}</summary>
      <ScrollingTable
        caption={t.issues.what}
        columns={
          issues.some(({ student }) => student) ? columns : columns.filter(({ key }) => key !== 'student')
        }
        rows={rows}
      />
      {count > rows.length && (
        <Text as="p" flush width="measure" tone="muted">
          {t.issues.more(count - rows.length)}
        </Text>
      )}
    </details>
  );
}
