import { Button, Checkbox, PopoverNext } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import { useSignedInUser } from '../api/session';
import { t } from '../en';
import { Stack, Text } from '../layout/layout';
import { plainText, stored } from '../lib/stored';
import { useUrlState } from '../routing/useUrlState';
import { ColumnsIcon } from '../ui/icons';
import type { Column } from './columns';
import styles from './ColumnsMenu.module.css';

export function useHiddenColumns(table: string, byDefault: readonly string[] = []) {
  const { id } = useSignedInUser();
  const entry = useMemo(
    () => stored(`columns:${table}:${id}`, { codec: plainText, outlastsSession: true }),
    [table, id],
  );
  const [left] = useState(() => entry.get() ?? byDefault.join());
  const [address, set] = useUrlState({ hidden: left });
  const hidden = address.hidden.split(',').filter(Boolean);
  const hide = (keys: readonly string[]) => {
    const next = [...keys].sort().join();
    entry.set(next === [...byDefault].sort().join() ? undefined : next);
    set({ hidden: next });
  };
  const toggle = (key: string) => {
    const others = hidden.filter((other) => other !== key);
    hide(others.length < hidden.length ? others : [...hidden, key]);
  };
  return [hidden, toggle, left, hide] as const;
}

interface ColumnsMenuProps {
  readonly columns: readonly Pick<Column<never>, 'key' | 'header'>[];
  readonly hidden: readonly string[];
  readonly onToggle: (key: string) => void;
  /** Names what the menu hides, by default columns. */
  readonly label?: string;
}

export function ColumnsMenu({ columns, hidden, onToggle, label = t.table.columns }: ColumnsMenuProps) {
  return (
    <PopoverNext
      placement="bottom-end"
      arrow={false}
      content={
        <Stack as="fieldset" pad={[3, 4]} className={styles.columns}>
          <Text as="legend" below={2} weight={600}>
            {label}
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
      <Button icon={<ColumnsIcon />} text={label} />
    </PopoverNext>
  );
}
