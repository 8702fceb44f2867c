import { AnchorButton, Button } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { createPath, Link, useLocation, type Path } from 'react-router-dom';
import { messages } from 'contract/messages';
import { personRules } from 'contract/identity';
import { SIGN_IN_STEPS } from 'contract/sign-in';
import { useConfig } from '../../domain/account/account.api';
import { isApiError, hasNoResponse, statusTextOf, type ApiError } from '../../shared/api/errors';
import { Field } from '../../shared/form/Field';
import { FormFailure, FormRoot, SubmitButton } from '../../shared/form/Form';
import { PasswordField } from '../../shared/form/PasswordField';
import { Box, Stack, Row, Text } from '../../shared/layout/layout';
import { Loading } from '../../shared/list/States';
import { useUrlState } from '../../shared/routing/useUrlState';
import { Failure } from '../../shared/ui/Failure';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { useLogin, type Credentials } from './auth.api';
import { t } from './en';
import { RequestReset } from './RequestResetPage';
import { useSignedIn } from './useSignedIn';
import styles from './auth.module.css';

const RESET = 'reset';

const SecondStep = lazyComponent(
  () => import('./SecondStep'),
  ({ step }) => <Loading what={t.secondStep.titles[step]} />,
);

export default function SignInPage() {
  const [email, setEmail] = useState('');
  const [{ [RESET]: asked, step }] = useUrlState({ [RESET]: 'no', step: '' });
  const state: unknown = useLocation().state;
  const resets = asked !== 'no';
  const view = resets ? RESET : step;
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current !== view) focusPageTitle({ preventScroll: false });
    shown.current = view;
  }, [view]);
  if (resets) {
    return (
      <>
        <Box as="h2" below={2}>
          {t.titles.requestReset}
        </Box>
        <RequestReset email={email} back={{ search: '' }} state={state} />
      </>
    );
  }
  const next = SIGN_IN_STEPS.find((one) => one === step);
  if (next) {
    return <SecondStep step={next} />;
  }
  return <SignIn email={email} onForgot={setEmail} state={state} />;
}

interface SignInProps {
  readonly email: string;
  readonly onForgot: (email: string) => void;
  readonly state: unknown;
}

function SignIn({ email, onForgot, state }: SignInProps) {
  const login = useLogin();
  const signedIn = useSignedIn();
  const { demo, issuer } = useConfig();
  const [{ refused, to }] = useUrlState({ refused: '', to: '' });

  // The router of the user's role then leads to the page requested before, or home.
  const signIn = async (credentials: Credentials) => {
    try {
      await signedIn(await login(credentials));
    } catch (error) {
      if (!isApiError(error) || hasNoResponse(error)) throw error;
      throw new Error(signInFailure(error), { cause: error });
    }
  };

  return (
    <FormRoot<Credentials> asks={false} defaults={{ email, password: '' }} onSubmit={signIn}>
      <Field<Credentials>
        name="email"
        label={t.email}
        kind="email"
        rules={personRules.email}
        autoComplete="username"
      />
      <PasswordField<Credentials>
        which="current"
        name="password"
        label={t.password}
        rules={personRules.password}
      />
      <p className={styles.aside}>
        <ForgotPassword onForgot={onForgot} state={state} />
      </p>
      <FormFailure />
      <SubmitButton label={t.signIn.submit} busyLabel={t.signIn.busy} fill />
      {issuer && (
        <Stack gap={3} above={3}>
          <Failure error={refused ? { message: t.elsewhere.refused(issuer) } : undefined} />
          <AnchorButton
            fill
            href={`/api/auth/oidc?to=${encodeURIComponent(headedFor(state) ?? to)}`}
            text={t.elsewhere.signIn(issuer)}
          />
        </Stack>
      )}
      {demo && <DemoAccounts />}
    </FormRoot>
  );
}

function headedFor(state: unknown): string | undefined {
  const { from } = (state ?? {}) as { from?: Partial<Path> };
  return from && createPath(from);
}

function ForgotPassword({ onForgot, state }: Pick<SignInProps, 'onForgot' | 'state'>) {
  const { getValues } = useFormContext<Credentials>();
  return (
    <Link to={`?${RESET}`} state={state} onClick={() => onForgot(getValues('email'))}>
      {t.signIn.forgot}
    </Link>
  );
}

function signInFailure(error: ApiError): string {
  if (error.status >= 500) return t.signIn.broken;
  const text = statusTextOf(error);
  return text === error.data.message ? text : t.signIn.failed(text, messages.invalidCredentials);
}

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

function DemoAccounts() {
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
