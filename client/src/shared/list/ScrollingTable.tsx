import { DataTable, type DataTableProps } from './DataTable';
import styles from './DataTable.module.css';

/** A long table scrolls in its own frame. */
export const ScrollingTable = <Row extends { readonly id: string }>(props: DataTableProps<Row>) => (
  <div role="region" aria-label={props.caption} tabIndex={0} className={styles.scrolling}>
    <DataTable {...props} />
  </div>
);
