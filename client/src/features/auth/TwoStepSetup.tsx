import { type SecondFactorSetup, signInRules } from 'contract/sign-in';
import { Form } from '../../shared/form/Form';
import { Stack } from '../../shared/layout/layout';
import { Field } from '../../shared/form/Field';
import { t } from './en';
import styles from './auth.module.css';

interface TwoStepSetupProps {
  readonly setup: SecondFactorSetup;
  readonly onCode: (code: Code) => Promise<unknown>;
}

export function TwoStepSetup({ setup: { secret, qr }, onCode }: TwoStepSetupProps) {
  return (
    <Stack justify="start" gap={4} width="field" className={styles.setup}>
      <p>{t.twoStep.scan}</p>
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={t.twoStep.picture}
        className={styles.qr}
      >
        <path d={qr.path} />
      </svg>
      <p>
        {t.twoStep.orType} <code className={styles.secret}>{secret.match(/.{4}/g)!.join(' ')}</code>
      </p>
      <Form<Code> asks={false} defaults={{ code: '' }} onSubmit={onCode} submitLabel={t.twoStep.confirm}>
        <CodeField help={t.twoStep.firstCode} />
      </Form>
    </Stack>
  );
}

export interface Code {
  code: string;
}

export const CodeField = ({ help }: { help: string }) => (
  <Field<Code>
    name="code"
    label={t.twoStep.code}
    rules={signInRules.code}
    autoComplete="one-time-code"
    help={help}
  />
);
