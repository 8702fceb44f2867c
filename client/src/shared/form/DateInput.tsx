// Not Blueprint’s date input: it is a text field without the phone’s own picker, says that it opens a menu, has two nameless tab stops, and names its calendar in English only.
import { InputGroup, type InputGroupProps } from '@blueprintjs/core';
import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import type { PlainDate } from '../lib/time';
import { lazyComponent } from '../ui/lazyComponent';
import { useMedia, useNarrow } from '../ui/media';
import styles from './form.module.css';

const DatePick = lazyComponent(() => import('./DatePick'));

interface DateInputProps extends Omit<InputGroupProps, 'type' | 'min' | 'max'> {
  readonly min?: PlainDate;
  readonly max?: PlainDate;
}

/** Phones show their own date picker. */
export function DateInput({ inputRef, ...field }: DateInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<PlainDate>();
  const isNarrow = useNarrow();
  const isTouched = useMedia('(pointer: coarse)') || isNarrow;
  const hold = (element: HTMLInputElement | null) => {
    input.current = element;
    return give(inputRef, element);
  };
  const common = { ...field, type: 'date', inputRef: hold } as const;
  if (isTouched) return <InputGroup {...common} />;

  const disabled = Boolean(field.disabled || field.readOnly);
  const open = () => setOpened(input.current?.value ?? '');
  const close = () => setOpened(undefined);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // These keys would open the browser's own calendar.
    if (
      !disabled &&
      (event.key === ' ' || event.key === 'F4' || (event.altKey && event.key === 'ArrowDown'))
    ) {
      event.preventDefault();
      open();
    }
    field.onKeyDown?.(event);
  };
  return (
    <InputGroup
      {...common}
      className={`${styles.input} ${field.className ?? ''}`}
      onKeyDown={press}
      rightElement={
        <DatePick
          value={opened}
          min={field.min}
          max={field.max}
          isOpen={opened !== undefined}
          onInteraction={(opens) => (opens ? open() : close())}
          onChange={(day) => {
            if (input.current) enter(input.current, day);
            close();
          }}
          disabled={disabled}
        />
      }
    />
  );
}

function give(ref: Ref<HTMLInputElement> | undefined, element: HTMLInputElement | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
}

/** Sets the value as if it was typed, so that listeners receive the event. */
function enter(input: HTMLInputElement, day: PlainDate): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, day);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
