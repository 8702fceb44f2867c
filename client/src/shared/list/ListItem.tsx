import type { ReactNode } from 'react';
import { Row, Text } from '../layout/layout';
import styles from './list.module.css';

interface ListItemProps {
  readonly name: ReactNode;
  readonly details?: ReactNode;
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

export const ListItem = ({ name, details, aside, children }: ListItemProps) => (
  <>
    <Row wrap align="baseline" gap={[0, 4]} grow>
      <Text as="div" shrink breakable className={styles.text}>
        <Text as="strong" weight={600}>
          {name}
        </Text>
        {details && (
          <Text as="div" size={2} tone="muted">
            {details}
          </Text>
        )}
      </Text>
      {aside && (
        <Text as="div" size={2} tone="muted" textAlign="right" tabular className={styles.aside}>
          {aside}
        </Text>
      )}
    </Row>
    {children}
  </>
);
