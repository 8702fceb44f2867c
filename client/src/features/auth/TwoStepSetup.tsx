import type { SecondFactorSetup } from 'contract/sign-in';
import { Form } from '../../shared/form/Form';
import { Stack } from '../../shared/layout/layout';
import { CodeField, type Code } from './CodeField';
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
