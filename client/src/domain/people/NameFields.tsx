import { personRules } from 'contract/identity';
import { Field } from '../../shared/form/Field';
import { t } from './en';

interface Named {
  readonly first_name: string;
  readonly last_name: string;
}

interface NameFieldsProps {
  /** Whether users enter their own name, which browsers may complete. */
  readonly own?: boolean;
}

export function NameFields({ own }: NameFieldsProps) {
  return (
    <>
      <Field<Named>
        name="first_name"
        label={t.person.firstName}
        rules={personRules.firstName}
        autoComplete={own ? 'given-name' : 'off'}
      />
      <Field<Named>
        name="last_name"
        label={t.person.lastName}
        rules={personRules.lastName}
        autoComplete={own ? 'family-name' : 'off'}
      />
    </>
  );
}
