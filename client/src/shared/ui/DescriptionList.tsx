import type { ReactNode } from 'react';
import { Grid, Row, Stack, Text } from '../layout/layout';
import styles from './parts.module.css';

interface DescriptionListProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  readonly inline?: boolean;
}

/** Omits empty values. */
export function DescriptionList({ facts, inline }: DescriptionListProps) {
  const known = facts.filter(([, value]) => Boolean(value));
  if (known.length === 0) return null;
  const items = known.map(([name, value]) => {
    const fact = (
      <>
        <Text as="dt" tone="muted">
          {name}
        </Text>
        <Text as="dd" flush shrink breakable>
          {value}
        </Text>
      </>
    );
    return inline ? (
      <Row key={name} wrap gap={[0, 2]}>
        {fact}
      </Row>
    ) : (
      <Grid key={name} columns="minmax(96px, 160px) minmax(0, 1fr)" gap={3} className={styles.fact}>
        {fact}
      </Grid>
    );
  });
  return inline ? (
    <Row as="dl" wrap align="stretch" gap={[1, 5]} size={2}>
      {items}
    </Row>
  ) : (
    <Stack as="dl" gap={3}>
      {items}
    </Stack>
  );
}
