import { Checkbox, FormGroup, HTMLSelect, InputGroup, TextArea } from '@blueprintjs/core';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { violation, type FieldRules } from 'contract/rules';
import { Text } from '../layout/layout';
import { DateInput } from './DateInput';
import { FieldError, violationText } from './FieldError';
import styles from './form.module.css';

export interface FieldProps<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly labelInfo?: string;
  readonly kind?:
    'text' | 'email' | 'password' | 'tel' | 'number' | 'date' | 'textarea' | 'select' | 'checkbox';
  readonly rules?: FieldRules;
  /** Error message of an empty field without a rule for it. */
  readonly missing?: string;
  readonly validate?: (value: string, values: Values) => true | string;
  readonly help?: ReactNode;
  readonly revalidates?: FieldPath<Values>[];
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly suggestions?: readonly string[];
  readonly placeholder?: string;
  /** Fixed height of a textarea, which otherwise grows with its text. */
  readonly rows?: number;
  readonly autoComplete?: string;
  readonly readOnly?: boolean;
  /** A control at the end of a text field. */
  readonly end?: ReactElement;
  readonly disabled?: boolean;
  readonly min?: string | number;
  readonly max?: string | number;
  readonly step?: number;
}

export function Field<Values extends FieldValues>({
  name,
  label,
  labelInfo,
  kind = 'text',
  rules,
  missing,
  validate,
  help,
  revalidates,
  options = [],
  suggestions,
  placeholder,
  rows,
  autoComplete,
  readOnly,
  end,
  disabled,
  min,
  max,
  step,
}: FieldProps<Values>) {
  const id = useId();
  const { register, formState, getFieldState } = useFormContext<Values>();
  const error = getFieldState(name, formState).error?.message;
  const { ref, ...field } = register(name, {
    deps: revalidates,
    validate: (value: string, values) =>
      violationText(rules && violation(rules, value)) ??
      (missing && !value?.trim() ? missing : undefined) ??
      validate?.(value, values) ??
      true,
  });
  const control = {
    ...field,
    id,
    disabled,
    placeholder,
    'aria-invalid': error ? true : undefined,
    'aria-required': rules?.required || missing ? true : undefined,
    'aria-describedby': [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined,
  };
  const notes = (
    <>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {help && <span id={`${id}-help`}>{help}</span>}
    </>
  );
  if (kind === 'checkbox') {
    return (
      <FormGroup helperText={notes}>
        <Checkbox {...control} inputRef={ref} label={label} />
      </FormGroup>
    );
  }
  return (
    <FormGroup
      label={label}
      labelInfo={
        labelInfo && (
          <Text tone="muted" weight={400}>
            {labelInfo}
          </Text>
        )
      }
      labelFor={id}
      helperText={notes}
    >
      {kind === 'select' ? (
        <HTMLSelect {...control} ref={ref} fill options={options} />
      ) : kind === 'textarea' ? (
        <TextArea
          {...control}
          inputRef={ref}
          readOnly={readOnly}
          fill
          rows={rows}
          autoResize={!rows}
          className={rows ? undefined : styles.text}
        />
      ) : kind === 'date' ? (
        <DateInput
          {...control}
          inputRef={ref}
          readOnly={readOnly}
          min={min?.toString()}
          max={max?.toString()}
          fill
        />
      ) : (
        <InputGroup
          {...control}
          inputRef={ref}
          type={kind}
          autoComplete={autoComplete}
          readOnly={readOnly}
          rightElement={end}
          min={min}
          max={max}
          step={step}
          list={suggestions && `${id}-suggestions`}
          fill
        />
      )}
      {suggestions && (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </FormGroup>
  );
}
