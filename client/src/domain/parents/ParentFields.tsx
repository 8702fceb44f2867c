import { personRules } from 'contract/identity';
import type { NewParent } from 'contract/parents';
import { Field } from '../../shared/form/Field';
import { t } from './en';

export default function ParentFields() {
  return (
    <>
      <Field<NewParent>
        name="first_name"
        label={t.fields.firstName}
        rules={personRules.firstName}
        autoComplete="off"
      />
      <Field<NewParent>
        name="last_name"
        label={t.fields.lastName}
        rules={personRules.lastName}
        autoComplete="off"
      />
      <Field<NewParent>
        name="email"
        label={t.fields.email}
        kind="email"
        rules={personRules.email}
        autoComplete="off"
        help={t.consent}
      />
    </>
  );
}
