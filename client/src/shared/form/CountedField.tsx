import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import type { FieldRules } from 'contract/rules';
import { t } from '../en';
import { Row } from '../layout/layout';
import { Field, type FieldProps } from './Field';
import styles from './form.module.css';

export interface CountedFieldProps<Values extends FieldValues> extends Omit<
  FieldProps<Values>,
  'kind' | 'help'
> {
  readonly rules: FieldRules & Pick<Required<FieldRules>, 'maxLength'>;
  /** The mark shows a lower limit set by a third party, such as the Common App. */
  readonly mark?: { readonly at: number; readonly label: string };
}

export function CountedField<Values extends FieldValues>({ mark, ...field }: CountedFieldProps<Values>) {
  const max = field.rules.maxLength.value;
  const { control } = useFormContext<Values>();
  const text: unknown = useWatch({ control, name: field.name });
  const length = typeof text === 'string' ? text.trim().length : 0;
  const share = (characters: number) => `${Math.min(characters / max, 1) * 100}%`;
  const state = length > max ? 'over' : mark && length > mark.at ? 'beyond' : 'within';
  return (
    <Field<Values>
      {...field}
      kind="textarea"
      help={
        <>
          <span aria-hidden="true" className={styles.meter} data-state={state}>
            <span style={{ width: share(length) }} />
            {mark && <i style={{ left: share(mark.at) }} />}
          </span>
          <Row as="span" wrap align="stretch" justify="between" gap={[0, 3]}>
            <span>{t.counter(length, max)}</span> {mark && <span>{mark.label}</span>}
          </Row>
        </>
      }
    />
  );
}
