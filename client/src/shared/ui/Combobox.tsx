import { Button, InputGroup, type InputGroupProps } from '@blueprintjs/core';
import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { t } from '../en';
import { Stack, Text } from '../layout/layout';
import styles from './Combobox.module.css';

interface Search<Item> {
  /** Undefined while the search is running. */
  readonly found: readonly Item[] | undefined;
  readonly failed: string | undefined;
  readonly onRetry: () => unknown;
}

interface ComboboxProps<Item> extends Omit<InputGroupProps, 'defaultValue' | 'onChange' | 'role'> {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  /** Undefined if there is nothing to search. */
  readonly search: Search<Item> | undefined;
  readonly none: string;
  readonly option: (item: Item) => { readonly title: string; readonly details: string };
  readonly onChoose: (item: Item) => void;
  readonly onDismiss?: () => void;
}

/** Keys that the list does not use reach `onKeyDown`. */
export function Combobox<Item extends { readonly id: string }>({
  id,
  label,
  value,
  onValueChange,
  search,
  none,
  option,
  onChoose,
  onDismiss,
  onKeyDown,
  ...input
}: ComboboxProps<Item>) {
  const [isSought, setSought] = useState(false);
  const [active, setActive] = useState(0);
  const shown = isSought ? search : undefined;
  const found = (!shown?.failed && shown?.found) || [];
  const isOpen = found.length > 0;

  const seek = (text: string) => {
    setSought(true);
    setActive(0);
    onValueChange(text);
  };
  const choose = (item: Item) => {
    setSought(false);
    onChoose(item);
  };
  const dismiss = () => {
    setSought(false);
    onDismiss?.();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') {
      // Escape closes only the list, not the dialog around it.
      if (shown) event.stopPropagation();
      dismiss();
    } else if (isOpen && step) setActive((active + step + found.length) % found.length);
    else if (isOpen && event.key === 'Enter') choose(found[active]!);
    else if (search && event.key === 'ArrowDown') setSought(true);
    else return onKeyDown?.(event);
    if (event.key !== 'Escape') event.preventDefault();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) dismiss();
  };

  return (
    <div className={styles.box} onBlur={leave}>
      <InputGroup
        {...input}
        id={id}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        autoComplete="off"
        value={value}
        onValueChange={seek}
        onKeyDown={press}
        onClick={() => setSought(true)}
      />
      {isOpen && (
        <ul id={`${id}-list`} ref={intoView} role="listbox" aria-label={label} className={styles.list}>
          {found.map((item, index) => (
            <Stack
              as="li"
              pad={[2, 3]}
              breakable
              key={item.id}
              id={`${id}-${index}`}
              ref={index === active ? intoView : undefined}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              // The blur would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(item)}
            >
              <span>{option(item).title}</span>
              <Text size={2} tone="muted">
                {option(item).details}
              </Text>
            </Stack>
          ))}
        </ul>
      )}
      <div role="status" className={shown && !isOpen ? styles.status : undefined}>
        {shown && !isOpen && <Status search={shown} none={none} />}
      </div>
    </div>
  );
}

function Status({ search: { found, failed, onRetry }, none }: { search: Search<unknown>; none: string }) {
  if (!failed) return found ? none : t.searching;
  return (
    <>
      {failed}
      <Button size="small" text={t.tryAgain} onClick={onRetry} />
    </>
  );
}

const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
