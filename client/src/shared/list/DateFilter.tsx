import { FormGroup } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { DateInput } from '../form/DateInput';
import type { PlainDate } from '../lib/time';

interface DateFilterProps {
  readonly label: string;
  readonly value: PlainDate;
  readonly min?: PlainDate;
  readonly max?: PlainDate;
  readonly onChange: (date: PlainDate) => void;
}

/** Typing a year passes through values such as 0002. */
const EARLIEST: PlainDate = '1970-01-01';

export function DateFilter({ label, value, min, max, onChange }: DateFilterProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  const enter = (date: PlainDate) => {
    setTyped(date);
    if (date === '' || date >= EARLIEST) onChange(date);
  };
  return (
    <FormGroup label={label} labelFor={id}>
      <DateInput
        id={id}
        fill
        min={min || EARLIEST}
        max={max || undefined}
        value={typed}
        onValueChange={enter}
      />
    </FormGroup>
  );
}
