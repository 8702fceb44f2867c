import type { ReactNode } from 'react';
import styles from './snapshot.module.css';
import { Box, Text } from '../../shared/layout/layout';

interface SectionProps {
  readonly title: string;
  readonly none: string | false;
  readonly children: ReactNode;
}

export function Section({ title, none, children }: SectionProps) {
  return (
    <Box as="section" shrink>
      <h3 className={styles.heading}>{title}</h3>
      {none ? (
        <Text as="p" above={2} tone="muted">
          {none}
        </Text>
      ) : (
        children
      )}
    </Box>
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
