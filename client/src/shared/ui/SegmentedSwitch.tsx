import { SegmentedControl } from '@blueprintjs/core';
import type { ReactElement } from 'react';

interface SegmentedSwitchProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string; readonly icon?: ReactElement }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

/** Blueprint's control with typed values. Its buttons are pressed: radio buttons would act on each arrow key. */
export const SegmentedSwitch = <Value extends string>(props: SegmentedSwitchProps<Value>) => (
  <SegmentedControl
    inline
    role="group"
    aria-label={props.label}
    options={props.options.map(({ text, ...option }) => ({ ...option, label: text }))}
    value={props.value ?? ''}
    onValueChange={(value) => props.onChange(value as Value)}
  />
);
