import {
  Button,
  Dialog,
  DialogBody,
  DialogFooter,
  FormGroup,
  InputGroup,
  HTMLSelect,
} from '@blueprintjs/core';
import { useId, useState, type ReactNode } from 'react';
import type { SessionMinutes } from 'contract/sessions';
import { errorMessage, type ErrorMessages } from '../../shared/api/errors';
import { useSignedInUser } from '../../shared/api/session';
import { closing } from '../../shared/form/confirm';
import { FieldError } from '../../shared/form/FieldError';
import { useUnsaved } from '../../shared/form/unsaved';
import { t as shared } from '../../shared/en';
import { formatInstant, type Instant } from '../../shared/lib/time';
import { Stack } from '../../shared/layout/layout';
import { topLayer } from '../../shared/ui/dialogs';
import { Failure } from '../../shared/ui/Failure';
import { fullName } from '../../shared/lib/format';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { t } from './en';
import { HourPicker } from './HourPicker';
import { SessionsApi } from './sessions.api';

interface PickTimeProps {
  readonly title: string;
  readonly about: ReactNode;
  readonly submitLabel: string;
  readonly minutes: SessionMinutes;
  /** Says that payment is waived, for a reason that the user gives. */
  readonly waiver?: string | undefined;
  /** The request for which the user also chooses a counselor. */
  readonly counselorFor?: string | undefined;
  readonly onSubmit: (
    time: Instant,
    reason: string | undefined,
    counselorId: string | undefined,
  ) => Promise<void>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export default function PickTime(props: PickTimeProps) {
  const { title, about, submitLabel, minutes, waiver, counselorFor, onSubmit, isOpen, onClose } = props;
  const { role } = useSignedInUser();
  const id = useId();
  const [time, setTime] = useState<Instant>();
  const [reason, setReason] = useState('');
  const [counselorId, setCounselorId] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const [issue, setIssue] = useState<string>();
  const [failure, setFailure] = useState<ErrorMessages>();
  const [isBusy, setBusy] = useState(false);
  const isTyped = isOpen && reason.trim() !== '';
  useUnsaved(isTyped && !isBusy);
  const close = closing(isBusy ? 'busy' : isTyped ? 'dirty' : 'clean', onClose);

  const submit = async (chosen: Instant) => {
    setFailure(undefined);
    const missing = waiver && !reason.trim() ? t.requests.reasonMissing : undefined;
    setIssue(missing);
    setMissing(counselorFor !== undefined && !counselorId);
    if (missing || (counselorFor && !counselorId)) return;
    setBusy(true);
    try {
      await onSubmit(chosen, waiver && reason.trim(), counselorId);
      onClose();
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      portalContainer={topLayer()}
      title={title}
      onClose={close}
      canOutsideClickClose={!time && !isTyped}
      canEscapeKeyClose={!isBusy}
      style={{ width: 'min(var(--width-form), 100%)' }}
    >
      <DialogBody>
        <Stack gap={4} flushContent>
          <p>{about}</p>
          {counselorFor && (
            <CounselorSelect
              requestId={counselorFor}
              value={counselorId}
              error={isMissing && !counselorId ? t.requests.noneChosen : undefined}
              onChange={setCounselorId}
            />
          )}
          <HourPicker
            value={time}
            minutes={minutes}
            isOwn={role === 'counselor' || counselorId !== undefined}
            onlyOf={counselorId}
            onChange={setTime}
          />
          {waiver && (
            <FormGroup label={t.requests.reason} labelFor={id} subLabel={waiver}>
              <InputGroup
                id={id}
                value={reason}
                maxLength={500}
                aria-required
                aria-invalid={issue ? true : undefined}
                aria-describedby={issue ? `${id}-error` : undefined}
                onValueChange={setReason}
              />
              <FieldError id={`${id}-error`}>{issue}</FieldError>
            </FormGroup>
          )}
          <Failure error={failure} />
        </Stack>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={shared.cancel} disabled={isBusy} onClick={close} />
            <Button
              intent="primary"
              text={submitLabel}
              loading={isBusy}
              disabled={!time}
              onClick={() => time && void submit(time)}
            />
          </>
        }
      >
        {time && formatInstant(time)}
      </DialogFooter>
    </Dialog>
  );
}

const requestsText = t.requests;

interface CounselorSelectProps {
  readonly requestId: string;
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (counselorId: string | undefined) => void;
}

/** The counselors who could lead the requested session; the student's own are marked. */
function CounselorSelect({ requestId, value = '', error, onChange }: CounselorSelectProps) {
  const id = useId();
  const query = SessionsApi.useCandidatesQuery(requestId);
  return (
    <Loaded
      query={query}
      what={requestsText.loading}
      rows={1}
      empty={<Empty sketch="people">{requestsText.noCounselors}</Empty>}
    >
      {(candidates) => (
        <FormGroup label={requestsText.choose} labelFor={id}>
          <HTMLSelect
            id={id}
            fill
            value={value}
            aria-required
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
          >
            <option value="">{requestsText.noneChosen}</option>
            {candidates.map(({ id: candidate, attributes }) => (
              <option key={candidate} value={candidate}>
                {[fullName(attributes), attributes.own && requestsText.own].filter(Boolean).join(' · ')}
              </option>
            ))}
          </HTMLSelect>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </FormGroup>
      )}
    </Loaded>
  );
}
