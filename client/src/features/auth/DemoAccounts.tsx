import { Button } from '@blueprintjs/core';
import { useFormContext } from 'react-hook-form';
import type { Credentials } from './auth.api';
import styles from './auth.module.css';

const PASSWORD = 'quadrangle-demo';
const ACCOUNTS = {
  Student: 'student@demo.test',
  'Second student': 'student2@demo.test',
  Counselor: 'counselor@demo.test',
  'Account admin': 'account-admin@demo.test',
  'Exam admin': 'exam-admin@demo.test',
  Admin: 'admin@demo.test',
};

/** Fills the sign-in form around it. */
export function DemoAccounts() {
  const { reset } = useFormContext<Credentials>();
  return (
    <fieldset className={styles.demo}>
      <legend>Demonstration accounts</legend>
      {Object.entries(ACCOUNTS).map(([name, email]) => (
        <Button
          key={email}
          size="small"
          text={name}
          title={email}
          onClick={() => reset({ email, password: PASSWORD })}
        />
      ))}
    </fieldset>
  );
}
