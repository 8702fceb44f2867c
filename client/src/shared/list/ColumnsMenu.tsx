import { Button, Checkbox, PopoverNext } from '@blueprintjs/core';
import { useState } from 'react';
import { useSignedInUser } from '../api/session';
import { t } from '../en';
import { ColumnsIcon } from '../ui/icons';
import type { Column } from './columns';
import styles from './ColumnsMenu.module.css';

/** Which columns of a table somebody has hidden, on this computer and beyond the session. */
export function useHiddenColumns(table: string, byDefault: readonly string[] = []) {
  const { id } = useSignedInUser();
  const place = `columns:${table}:${id}`;
  const [hidden, setHidden] = useState(
    () => localStorage.getItem(place)?.split(',').filter(Boolean) ?? byDefault,
  );
  const toggle = (key: string) => {
    const next = hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key];
    if (next.join() === byDefault.join()) localStorage.removeItem(place);
    else localStorage.setItem(place, next.join());
    setHidden(next);
  };
  return [hidden, toggle] as const;
}

interface ColumnsMenuProps {
  /** Those that can be hidden. */
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
        <fieldset className={styles.columns}>
          <legend>{t.table.columns}</legend>
          {columns.map(({ key, header }) => (
            <Checkbox
              key={key}
              label={header}
              checked={!hidden.includes(key)}
              onChange={() => onToggle(key)}
            />
          ))}
        </fieldset>
      }
    >
      <Button icon={<ColumnsIcon />} text={t.table.columns} />
    </PopoverNext>
  );
}
