import { Field } from '../../shared/form/Field';
import { t } from './en';

export interface Target {
  readonly entity_id: string;
}

interface TargetFieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export default function TargetField({ options }: TargetFieldProps) {
  return (
    <Field<Target>
      name="entity_id"
      label={t.move.to}
      kind="select"
      options={options}
      missing={t.move.choose}
    />
  );
}
