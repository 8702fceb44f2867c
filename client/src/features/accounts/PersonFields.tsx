import { personRules } from 'contract/rules';
import { Field } from '../../shared/form/Field';
import styles from './accounts.module.css';

interface Values {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly password: string;
  readonly repeated: string;
}

interface PersonFieldsProps {
  readonly repeatLabel: string;
  /** Said where the two passwords differ. */
  readonly mismatch: string;
  readonly children?: React.ReactNode;
}

/** Of somebody for whom an account is opened. */
export function PersonFields({ repeatLabel, mismatch, children }: PersonFieldsProps) {
  return (
    <div className={styles.fields}>
      <Field<Values> name="first_name" label="First name" rules={personRules.firstName} autoComplete="off" />
      <Field<Values> name="last_name" label="Last name" rules={personRules.lastName} autoComplete="off" />
      <Field<Values> name="email" label="Email" kind="email" rules={personRules.email} autoComplete="off" />
      {children}
      <Field<Values>
        name="password"
        label="Password"
        kind="password"
        rules={personRules.password}
        autoComplete="new-password"
        help="At least 8 characters"
      />
      <Field<Values>
        name="repeated"
        label={repeatLabel}
        kind="password"
        rules={{ required: personRules.password.required }}
        validate={(value, { password }) => value === password || mismatch}
        autoComplete="new-password"
      />
    </div>
  );
}
