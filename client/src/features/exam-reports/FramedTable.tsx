import type { ReactNode } from 'react';
import { DataRow, Rows, Table, type Head } from '../../shared/list/Table';
import styles from './examReports.module.css';

interface FramedTableProps {
  readonly caption: string;
  readonly heads: readonly Head[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

export function FramedTable({ caption, heads, rows }: FramedTableProps) {
  return (
    <div role="group" aria-label={caption} tabIndex={0} className={styles.tableFrame}>
      <Table caption={caption} heads={heads} className={styles.tablePart}>
        <Rows>
          {rows.map(({ id, cells: [head, ...cells] }) => (
            <DataRow key={id} head={head} cells={cells} />
          ))}
        </Rows>
      </Table>
    </div>
  );
}
