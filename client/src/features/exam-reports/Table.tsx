import type { ReactNode } from 'react';
import styles from './examReports.module.css';

interface TableProps {
  readonly caption: string;
  readonly heads: readonly ReactNode[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

export function Table({ caption, heads, rows }: TableProps) {
  return (
    <div role="group" aria-label={caption} tabIndex={0} className={styles.tableFrame}>
      <table className={styles.tablePart}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={index} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...cells] }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
