import type { ReactNode } from 'react';
import { Box, Text } from '../../shared/layout/layout';
import { DataRow, Rows, Table } from '../../shared/list/Table';
import styles from './snapshot.module.css';

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
