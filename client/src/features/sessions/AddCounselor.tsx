import { Button, Callout, Dialog, DialogBody, DialogFooter, FormGroup, InputGroup } from '@blueprintjs/core';
import { useId, useRef, useState } from 'react';
import { sessionMessages, type SessionCandidate, type SessionRequestResource } from 'contract/sessions';
import { errorMessage, type ErrorMessages } from '../../shared/api/errors';
import { t as shared } from '../../shared/en';
import { FieldError } from '../../shared/form/FieldError';
import { useUnsaved } from '../../shared/form/unsaved';
import { closing } from '../../shared/form/confirm';
import { fullName } from '../../shared/lib/format';
import { formatInstant } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { Failure } from '../../shared/ui/Failure';
import { toast } from '../../shared/ui/toast';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { t as all } from './en';
import { SessionsApi } from './sessions.api';
import styles from './sessions.module.css';

const t = all.requests;

interface AddCounselorProps {
  readonly session: SessionRequestResource;
  readonly student: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export default function AddCounselor({
  session: { id, attributes },
  student,
  isOpen,
  onClose,
}: AddCounselorProps) {
  const query = SessionsApi.useCandidatesQuery(id);
  const [chosen, setChosen] = useState<SessionCandidate>();
  const [reason, setReason] = useState('');
  const [issue, setIssue] = useState<'counselor' | 'reason'>();
  const [failure, setFailure] = useState<ErrorMessages>();
  const [assign, { isLoading }] = SessionsApi.useAssignCounselorMutation();
  const isTyped = isOpen && (chosen !== undefined || reason.trim() !== '');
  const close = closing(isLoading ? 'busy' : isTyped ? 'dirty' : 'clean', onClose);
  useUnsaved(isTyped && !isLoading);
  const body = useRef<HTMLDivElement>(null);
  const fieldId = useId();
  const passesUnpaid = !attributes.paid && !attributes.waived;

  const submit = async () => {
    setFailure(undefined);
    const wrong = !chosen ? 'counselor' : passesUnpaid && !reason.trim() ? 'reason' : undefined;
    setIssue(wrong);
    if (wrong || !chosen) {
      const first =
        wrong === 'counselor' ? 'input[type="radio"]:not(:disabled)' : 'input:not([type="radio"])';
      body.current?.querySelector<HTMLElement>(first)?.focus();
      return;
    }
    try {
      const given = {
        counselorId: chosen.id,
        sessionRequestId: id,
        reason: passesUnpaid ? reason : undefined,
      };
      const { relationships } = await assign(given).unwrap();
      if (relationships.counselor.data?.id !== chosen.id) throw new Error(sessionMessages.counselorMismatch);
      toast.success(t.done(fullName(chosen.attributes)));
      onClose();
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };

  return (
    <Dialog
      isOpen={isOpen}
      title={t.title(student, formatInstant(attributes.timeRequested))}
      onClose={close}
      canOutsideClickClose={!isTyped}
      canEscapeKeyClose={!isLoading}
    >
      <DialogBody>
        <div ref={body}>
          <Loaded
            query={query}
            what={t.loading}
            rows={4}
            empty={<Empty sketch="people">{t.noCounselors}</Empty>}
          >
            {(candidates) => (
              <fieldset aria-describedby={issue === 'counselor' ? `${fieldId}-counselor` : undefined}>
                <Text as="legend" size={3} weight={600}>
                  {t.choose}
                </Text>
                {candidates.map((candidate) => (
                  <Candidate
                    key={candidate.id}
                    candidate={candidate}
                    isChosen={candidate.id === chosen?.id}
                    onChoose={() => {
                      setChosen(candidate);
                      setIssue(undefined);
                    }}
                  />
                ))}
                <div role="alert">
                  <FieldError id={`${fieldId}-counselor`}>
                    {issue === 'counselor' ? t.noneChosen : undefined}
                  </FieldError>
                </div>
              </fieldset>
            )}
          </Loaded>
          {passesUnpaid && (
            <Callout intent="warning">
              <Text as="p">{t.unpaid}</Text>
              <FormGroup label={t.reason} labelFor={fieldId}>
                <InputGroup
                  id={fieldId}
                  value={reason}
                  maxLength={500}
                  aria-required
                  aria-invalid={issue === 'reason' ? true : undefined}
                  aria-describedby={issue === 'reason' ? `${fieldId}-error` : undefined}
                  onValueChange={setReason}
                />
                <FieldError id={`${fieldId}-error`}>
                  {issue === 'reason' ? t.reasonMissing : undefined}
                </FieldError>
              </FormGroup>
            </Callout>
          )}
          <Failure error={failure} />
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={shared.cancel} disabled={isLoading} onClick={close} />
            <Button intent="primary" text={t.submit} loading={isLoading} onClick={() => void submit()} />
          </>
        }
      />
    </Dialog>
  );
}

interface CandidateProps {
  readonly candidate: SessionCandidate;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Candidate({ candidate: { attributes }, isChosen, onChoose }: CandidateProps) {
  const { own, availability, conflict } = attributes;
  const explanation = {
    free: t.free,
    'outside-hours': t.outside,
    booked: conflict ? t.booked(conflict.student, formatInstant(conflict.startsAt)) : t.outside,
  }[availability];
  return (
    <Row as="label" rule="bottom" gap={3} pad={[2, 0]} className={styles.candidate}>
      <input
        type="radio"
        name="counselor"
        checked={isChosen}
        disabled={availability === 'booked'}
        onChange={onChoose}
      />
      <Stack as="span">
        <strong>{fullName(attributes)}</strong>
        <Text as="small" size={2} tone="muted">
          {[explanation, own && t.own].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    </Row>
  );
}
