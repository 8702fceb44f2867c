import { Button } from '@blueprintjs/core';
import { useFormContext } from 'react-hook-form';
import type { Credentials } from './auth.api';
import styles from './auth.module.css';
import { t } from './en';

const PASSWORD = 'quadrangle-demo';
const ACCOUNTS = {
  [t.demo.student]: 'student@demo.test',
  [t.demo.secondStudent]: 'student2@demo.test',
  [t.demo.parent]: 'parent@demo.test',
  [t.demo.counselor]: 'counselor@demo.test',
  [t.demo.accountAdmin]: 'account-admin@demo.test',
  [t.demo.examAdmin]: 'exam-admin@demo.test',
  [t.demo.admin]: 'admin@demo.test',
};

export function DemoAccounts() {
  const { reset } = useFormContext<Credentials>();
  return (
    <fieldset className={styles.demo}>
      <legend>{t.demo.heading}</legend>
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
