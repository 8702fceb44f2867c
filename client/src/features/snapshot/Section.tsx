import type { ReactNode } from 'react';
import { DataRow, Rows, Table } from '../../shared/list/Table';
import styles from './Section.module.css';

interface SectionProps {
  readonly title: string;
  readonly none: string | false;
  readonly children: ReactNode;
}

export function Section({ title, none, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {none ? <p className={styles.none}>{none}</p> : children}
    </section>
  );
}

interface SectionTableProps {
  readonly title: string;
  readonly none: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

export function SectionTable({ title, none, heads, rows }: SectionTableProps) {
  return (
    <Section title={title} none={rows.length === 0 && none}>
      <div role="region" aria-label={title} tabIndex={0} className={styles.frame}>
        <Table heads={heads} className={styles.table}>
          <Rows>
            {rows.map(({ id, cells: [head, ...cells] }) => (
              <DataRow key={id} head={head} cells={cells} />
            ))}
          </Rows>
        </Table>
      </div>
    </Section>
  );
}
