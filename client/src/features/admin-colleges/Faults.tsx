import type { ImportFault } from 'contract/college-imports';
import { counted, formatNumber } from '../../shared/lib/format';
import { DataTable, type Column } from '../../shared/list/DataTable';
import { ErrorIcon, WarningSignIcon } from '../../shared/ui/icons';
import { StatusTag } from '../../shared/ui/StatusTag';
import styles from './adminColleges.module.css';

interface FaultRow extends ImportFault {
  readonly id: string;
}

const columns: readonly Column<FaultRow>[] = [
  { key: 'line', header: 'Line', cell: ({ line }) => formatNumber(line) },
  {
    key: 'severity',
    header: 'What happens',
    cell: ({ severity }) => (
      <div>
        {severity === 'error' ? (
          <StatusTag label="Left out" icon={<ErrorIcon />} intent="danger" />
        ) : (
          <StatusTag label="Taken" icon={<WarningSignIcon />} intent="warning" />
        )}
      </div>
    ),
  },
  { key: 'message', header: 'Why', cell: ({ message }) => message },
];

interface FaultsProps {
  readonly faults: readonly ImportFault[];
  readonly count: number;
  readonly open: boolean;
}

/** The rows that are left out or taken with a reservation. */
export function Faults({ faults, count, open }: FaultsProps) {
  if (count === 0) return null;
  const rows = faults.map((fault, index) => ({ ...fault, id: String(index) }));
  return (
    <details open={open} className={styles.faults}>
      <summary>{counted(count, 'row')} to look at</summary>
      <DataTable caption="Rows to look at" columns={columns} rows={rows} empty="" />
      {count > rows.length && (
        <p className={styles.note}>and {formatNumber(count - rows.length)} more, which are not listed.</p>
      )}
    </details>
  );
}
