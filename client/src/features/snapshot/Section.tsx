import type { ReactNode } from 'react';
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

interface TableProps {
  readonly title: string;
  readonly none: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

export function Table({ title, none, heads, rows }: TableProps) {
  return (
    <Section title={title} none={rows.length === 0 && none}>
      <div role="region" aria-label={title} tabIndex={0} className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cells }) => (
              <tr key={id}>
                {cells.map((cell, index) =>
                  index === 0 ? (
                    <th key={heads[index]} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={heads[index]}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
