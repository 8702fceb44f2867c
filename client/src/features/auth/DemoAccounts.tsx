import { Button } from '@blueprintjs/core';
import { useFormContext } from 'react-hook-form';
import { Row, Text } from '../../shared/layout/layout';
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
  [t.demo.recommender]: 'recommender@demo.test',
};

export function DemoAccounts() {
  const { reset } = useFormContext<Credentials>();
  return (
    <Row as="fieldset" wrap align="stretch" gap={2} pad={3} above={5} className={styles.demo}>
      <Text as="legend" size={2} tone="muted">
        {t.demo.heading}
      </Text>
      {Object.entries(ACCOUNTS).map(([name, email]) => (
        <Button
          key={email}
          size="small"
          text={name}
          title={email}
          onClick={() => reset({ email, password: PASSWORD })}
        />
      ))}
    </Row>
  );
}
