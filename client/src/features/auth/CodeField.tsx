import { signInRules } from 'contract/sign-in';
import { Field } from '../../shared/form/Field';
import { t } from './en';

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
