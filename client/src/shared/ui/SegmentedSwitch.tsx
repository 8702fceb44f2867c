import { Button, ButtonGroup } from '@blueprintjs/core';
import type { ReactElement } from 'react';

interface SegmentedSwitchProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string; readonly icon?: ReactElement }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

export function SegmentedSwitch<Value extends string>(props: SegmentedSwitchProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <ButtonGroup role="group" aria-label={label}>
      {options.map(({ value: own, ...option }) => (
        <Button
          key={own}
          {...option}
          active={own === value}
          aria-pressed={own === value}
          onClick={() => onChange(own)}
        />
      ))}
    </ButtonGroup>
  );
}
