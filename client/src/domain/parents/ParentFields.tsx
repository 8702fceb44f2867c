import { personRules } from 'contract/identity';
import type { NewParent } from 'contract/requests/parents';
import { Field } from '../../shared/form/Field';
import { NameFields } from '../people/NameFields';
import { t } from './en';

export default function ParentFields() {
  return (
    <>
      <NameFields />
      <Field<NewParent>
        name="email"
        label={t.email}
        kind="email"
        rules={personRules.email}
        autoComplete="off"
        help={t.consent}
      />
    </>
  );
}
