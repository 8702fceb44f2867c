import { DataTable, type DataTableProps } from './DataTable';
import styles from './ScrollingTable.module.css';

/** Scrolls within its own frame, so that a long table does not push down the content below it. */
export const ScrollingTable = <Row extends { readonly id: string }>(props: DataTableProps<Row>) => (
  <div role="region" aria-label={props.caption} tabIndex={0} className={styles.frame}>
    <DataTable {...props} />
  </div>
);
