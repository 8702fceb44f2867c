import { useState } from 'react';
import { t } from './en';
import styles from './student-tasks.module.css';
import { Stack, Text } from '../../shared/layout/layout';

interface TaskNameProps {
  readonly name: string;
  readonly description: string;
  readonly college?: string;
}

const LONG = 140;

export function TaskName({ name, description, college }: TaskNameProps) {
  const [whole, setWhole] = useState(false);
  const long = description.length > LONG;
  return (
    <Stack pad={[1, 0]} breakable className={styles.task}>
      <strong>{name}</strong>
      {college && (
        <Text width="measure" tone="muted">
          {college}
        </Text>
      )}
      {description && (
        <Text width="measure" tone="muted">
          {long && !whole ? `${description.slice(0, LONG)}… ` : `${description} `}
          {long && (
            <Text
              as="button"
              type="button"
              bare
              link
              aria-expanded={whole}
              aria-label={whole ? t.cells.lessOf(name) : t.cells.moreOf(name)}
              onClick={() => setWhole(!whole)}
            >
              {whole ? t.cells.less : t.cells.more}
            </Text>
          )}
        </Text>
      )}
    </Stack>
  );
}
