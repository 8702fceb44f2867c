import { DataTable, type DataTableProps } from './DataTable';
import styles from './ScrollingTable.module.css';

/** Scrolls by itself, so that a long one does not push away what comes after it. */
export const ScrollingTable = <Row extends { readonly id: string }>(props: DataTableProps<Row>) => (
  <div role="region" aria-label={props.caption} tabIndex={0} className={styles.frame}>
    <DataTable {...props} />
  </div>
);
