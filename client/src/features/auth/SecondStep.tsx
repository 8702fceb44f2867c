import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { SecondFactorSetup, SignedInByCode, SignInStep } from 'contract/sign-in';
import { Form } from '../../shared/form/Form';
import { Box, Text } from '../../shared/layout/layout';
import { useUrlState } from '../../shared/routing/useUrlState';
import { t } from './en';
import { RecoveryCodes } from './RecoveryCodes';
import { useConfirmAtSignIn, useSetUpAtSignIn, useSignInByCode } from './security.api';
import { TwoStepSetup, CodeField, type Code } from './TwoStepSetup';
import { useEnter } from './useSignedIn';

export default function SecondStep({ step }: { step: SignInStep }) {
  const state: unknown = useLocation().state;
  const [, , addressWith] = useUrlState({ step: '' });
  const enterBy = useEnter();
  const enter = ({ token }: SignedInByCode) => enterBy(token);
  return (
    <>
      <Box as="h2" below={2}>
        {t.secondStep.titles[step]}
      </Box>
      {step === 'code' ? <ByCode onEnter={enter} /> : <BySetup onEnter={enter} />}
      <Text as="p" above={4}>
        <Link to={addressWith({ step: '' })} state={state}>
          {t.requestReset.back}
        </Link>
      </Text>
    </>
  );
}

interface EnterProps {
  readonly onEnter: (signedIn: SignedInByCode) => void;
}

function ByCode({ onEnter }: EnterProps) {
  const signIn = useSignInByCode();
  const submit = async (code: Code) => onEnter(await signIn(code));
  return (
    <Form<Code>
      asks={false}
      defaults={{ code: '' }}
      onSubmit={submit}
      submitLabel={t.signIn.submit}
      busyLabel={t.signIn.busy}
    >
      <CodeField help={t.secondStep.codeHelp} />
    </Form>
  );
}

function BySetup({ onEnter }: EnterProps) {
  const begin = useSetUpAtSignIn();
  const confirm = useConfirmAtSignIn();
  const [setup, setSetup] = useState<SecondFactorSetup>();
  const [signedIn, setSignedIn] = useState<SignedInByCode>();
  if (signedIn?.recoveryCodes) {
    const { recoveryCodes } = signedIn;
    return (
      <RecoveryCodes
        codes={recoveryCodes}
        doneLabel={t.secondStep.proceed}
        onDone={() => onEnter(signedIn)}
      />
    );
  }
  if (setup) {
    return <TwoStepSetup setup={setup} onCode={async (code) => setSignedIn(await confirm(code))} />;
  }
  return (
    <Form
      asks={false}
      defaults={{}}
      onSubmit={async () => setSetup(await begin())}
      submitLabel={t.twoStep.setUp}
    >
      <p>{t.secondStep.required}</p>
      <p>{t.twoStep.about}</p>
    </Form>
  );
}
