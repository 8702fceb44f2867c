import { Button } from '@blueprintjs/core';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SecondFactorSetup, SignInResource } from 'contract/sign-in';
import { AccountApi } from '../../domain/account/account.api';
import { usePasswordProof } from '../../domain/account/usePasswordProof';
import { Card, Row, Stack } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { BackLink } from '../../shared/ui/BackLink';
import { StatusTag } from '../../shared/ui/StatusTag';
import { toast } from '../../shared/ui/toast';
import { t as all } from './en';
import { RecoveryCodes } from './RecoveryCodes';
import {
  SecurityApi,
  useBeginSecondFactor,
  useConfirmSecondFactor,
  useReplaceRecoveryCodes,
} from './security.api';
import styles from './auth.module.css';
import { TwoStepSetup, type Code } from './TwoStepSetup';

const t = all.security;

export default function SecurityPage() {
  const query = AccountApi.useSignInQuery();
  return (
    <>
      <BackLink to="/profile">{t.back}</BackLink>
      <Stack gap={4} width="form">
        <Part title={t.password.title}>
          <p>{t.password.about}</p>
          <Link to="/edit-password">{t.password.change}</Link>
        </Part>
        <Part title={t.twoStep.title}>
          <Loaded query={query} what={t.loading} rows={2}>
            {({ second_factor: factor }) => <TwoStep factor={factor} />}
          </Loaded>
        </Part>
        {query.currentData?.issuer && (
          <Part title={all.elsewhere.signIn(query.currentData.issuer.name)}>
            <LinkedIssuer {...query.currentData.issuer} />
          </Part>
        )}
      </Stack>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Card
      as="section"
      justify="start"
      gap={3}
      pad="inset"
      aria-labelledby={headingId}
      className={styles.part}
    >
      <h2 id={headingId}>{title}</h2>
      {children}
    </Card>
  );
}

function TwoStep({ factor }: { factor: SignInResource['second_factor'] }) {
  const [setup, setSetup] = useState<SecondFactorSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const prove = usePasswordProof();
  const begin = useBeginSecondFactor();
  const confirm = useConfirmSecondFactor();

  const askToBegin = () =>
    prove(all.twoStep.setUp, t.twoStep.proof, async (proof) => setSetup(await begin(proof)));
  const finish = async (code: Code) => {
    const { recoveryCodes } = await confirm(code);
    setSetup(undefined);
    setCodes(recoveryCodes);
    toast.success(t.twoStep.isOn);
  };
  return (
    <>
      {codes ? (
        <RecoveryCodes codes={codes} doneLabel={t.twoStep.kept} onDone={() => setCodes(undefined)} />
      ) : factor.on ? (
        <SwitchedOn factor={factor} prove={prove} onCodes={setCodes} />
      ) : setup ? (
        <TwoStepSetup setup={setup} onCode={finish} />
      ) : (
        <>
          <p>{all.twoStep.about}</p>
          <Button intent="primary" text={all.twoStep.setUp} onClick={askToBegin} />
        </>
      )}
    </>
  );
}

interface SwitchedOnProps {
  readonly factor: SignInResource['second_factor'];
  readonly prove: ReturnType<typeof usePasswordProof>;
  readonly onCodes: (codes: readonly string[]) => void;
}

function SwitchedOn({ factor, prove, onCodes }: SwitchedOnProps) {
  const replace = useReplaceRecoveryCodes();
  const [turnOff] = SecurityApi.useTurnSecondFactorOffMutation();
  const askToRenew = () =>
    prove(t.twoStep.renew, t.twoStep.renewConsequence, async (proof) => {
      const { recoveryCodes } = await replace(proof);
      onCodes(recoveryCodes);
    });
  const askToEnd = () =>
    prove(t.twoStep.turnOff, t.twoStep.turnOffConsequence, async (proof) => {
      await turnOff(proof).unwrap();
      toast.success(t.twoStep.isOff);
    });
  return (
    <>
      <p>
        <StatusTag label={t.twoStep.on} intent="success" /> {t.twoStep.left(factor.recovery_codes_left)}
      </p>
      {factor.required && <p>{t.twoStep.required}</p>}
      <Row wrap align="stretch" gap={2}>
        <Button text={t.twoStep.renew} onClick={askToRenew} />
        {!factor.required && (
          <Button intent="danger" variant="outlined" text={t.twoStep.turnOff} onClick={askToEnd} />
        )}
      </Row>
    </>
  );
}

function LinkedIssuer({ name, linked }: NonNullable<SignInResource['issuer']>) {
  const prove = usePasswordProof();
  const [unlink] = SecurityApi.useUnlinkSignInMutation();
  const askToUnlink = () =>
    prove(t.issuer.unlink, t.issuer.unlinkConsequence(name), async (proof) => {
      await unlink(proof).unwrap();
      toast.success(t.issuer.unlinked(name));
    });
  return (
    <>
      <p>{linked ? t.issuer.linked(name) : t.issuer.notLinked(name)}</p>
      {linked && <Button text={t.issuer.unlink} onClick={askToUnlink} />}
    </>
  );
}
