import { Button, InputGroup, PopoverNext, PopupKind, type InputGroupProps } from '@blueprintjs/core';
import { lazy, Suspense, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { t } from '../en';
import type { PlainDate } from '../lib/time';
import { Loading } from '../list/States';
import { CalendarIcon } from '../ui/icons';
import { useMedia } from '../ui/useNarrow';
import styles from './DateInput.module.css';

// Calendars are large: one comes once it is opened.
const DayPicker = lazy(() => import('./DayPicker'));

interface DateInputProps extends Omit<InputGroupProps, 'type' | 'min' | 'max'> {
  readonly min?: PlainDate;
  readonly max?: PlainDate;
}

/** A date typed as the reader's language has it, or picked: from a calendar, on a phone from the phone's own. */
export function DateInput({ inputRef, ...field }: DateInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<PlainDate>();
  const isTouched = useMedia('(max-width: 699px), (pointer: coarse)');
  const hold = (element: HTMLInputElement | null) => {
    input.current = element;
    return give(inputRef, element);
  };
  const common = { ...field, type: 'date', inputRef: hold } as const;
  if (isTouched) return <InputGroup {...common} />;

  const isClosed = Boolean(field.disabled || field.readOnly);
  const open = () => setOpened(input.current?.value ?? '');
  const close = () => setOpened(undefined);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // The keys that would open the browser's own.
    if (
      !isClosed &&
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
        <PopoverNext
          isOpen={opened !== undefined}
          onInteraction={(next) => (next ? open() : close())}
          placement="bottom-end"
          arrow={false}
          animation="minimal"
          popupKind={PopupKind.DIALOG}
          content={
            <div role="dialog" aria-label={t.date.pick} className={styles.calendar}>
              <Suspense fallback={<Loading what={t.date.calendar} rows={6} />}>
                <DayPicker
                  value={opened}
                  min={field.min}
                  max={field.max}
                  takesFocus
                  onChange={(day) => {
                    if (input.current) enter(input.current, day);
                    close();
                  }}
                />
              </Suspense>
            </div>
          }
        >
          <Button
            variant="minimal"
            icon={<CalendarIcon />}
            aria-label={t.date.pick}
            title={t.date.pick}
            disabled={isClosed}
          />
        </PopoverNext>
      }
    />
  );
}

function give(ref: Ref<HTMLInputElement> | undefined, element: HTMLInputElement | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
}

/** As if it had been typed, so that whoever listens to the field hears of it. */
function enter(input: HTMLInputElement, day: PlainDate): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, day);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
