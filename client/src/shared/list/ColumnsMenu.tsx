import { Button, Checkbox, PopoverNext } from '@blueprintjs/core';
import { useState } from 'react';
import { useSignedInUser } from '../api/session';
import { t } from '../en';
import { Stack, Text } from '../layout/layout';
import { storeText, textIn } from '../lib/storage';
import { useUrlState } from '../routing/useUrlState';
import { ColumnsIcon } from '../ui/icons';
import type { Column } from './columns';
import styles from './ColumnsMenu.module.css';

export function useHiddenColumns(table: string, byDefault: readonly string[] = []) {
  const { id } = useSignedInUser();
  const place = `columns:${table}:${id}`;
  const [left] = useState(() => textIn('localStorage', place) ?? byDefault.join());
  const [address, set] = useUrlState({ hidden: left });
  const hidden = address.hidden.split(',').filter(Boolean);
  const toggle = (key: string) => {
    const others = hidden.filter((other) => other !== key);
    const next = (others.length < hidden.length ? others : [...hidden, key]).sort().join();
    storeText('localStorage', place, next === [...byDefault].sort().join() ? undefined : next);
    set({ hidden: next });
  };
  return [hidden, toggle, left] as const;
}

interface ColumnsMenuProps {
  readonly columns: readonly Pick<Column<never>, 'key' | 'header'>[];
  readonly hidden: readonly string[];
  readonly onToggle: (key: string) => void;
}

export function ColumnsMenu({ columns, hidden, onToggle }: ColumnsMenuProps) {
  return (
    <PopoverNext
      placement="bottom-end"
      arrow={false}
      content={
        <Stack as="fieldset" pad={[3, 4]} className={styles.columns}>
          <Text as="legend" below={2} weight={600}>
            {t.table.columns}
          </Text>
          {columns.map(({ key, header }) => (
            <Checkbox
              key={key}
              label={header}
              checked={!hidden.includes(key)}
              onChange={() => onToggle(key)}
            />
          ))}
        </Stack>
      }
    >
      <Button icon={<ColumnsIcon />} text={t.table.columns} />
    </PopoverNext>
  );
}
