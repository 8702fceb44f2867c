import { Button, Dialog, DialogBody, DialogFooter, FormGroup, TextArea } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { violation } from 'contract/rules';
import { DEFAULT_SESSION_MINUTES, sessionRules, type SessionMinutes } from 'contract/sessions';
import { StudentCombobox, type Student } from '../../domain/students/StudentCombobox';
import { errorMessage, type ErrorMessages } from '../../shared/api/errors';
import { t as shared } from '../../shared/en';
import { closing } from '../../shared/form/confirm';
import { FieldError, violationText } from '../../shared/form/FieldError';
import { useUnsaved } from '../../shared/form/unsaved';
import { Stack } from '../../shared/layout/layout';
import { fullName } from '../../shared/lib/format';
import { formatInstant, type Instant } from '../../shared/lib/time';
import { topLayer } from '../../shared/ui/dialogs';
import { Failure } from '../../shared/ui/Failure';
import { toast } from '../../shared/ui/toast';
import { t as all } from './en';
import { t as staff } from './staff/en';
import { HourPicker } from './HourPicker';
import { LengthSwitch } from './LengthSwitch';
import { SessionsApi } from './sessions.api';

const t = staff.offer;

interface OfferSessionProps {
  readonly isOpen: boolean;
  /** The student who is chosen at first. */
  readonly chosen?: Student;
  readonly onClose: () => void;
}

export default function OfferSession({ isOpen, chosen, onClose }: OfferSessionProps) {
  const id = useId();
  const [student, setStudent] = useState(chosen);
  const [minutes, setMinutes] = useState<SessionMinutes>(DEFAULT_SESSION_MINUTES);
  const [isMissing, setMissing] = useState(false);
  const [time, setTime] = useState<Instant>();
  const [notes, setNotes] = useState('');
  const [failure, setFailure] = useState<ErrorMessages>();
  const [offer, { isLoading }] = SessionsApi.useOfferSessionMutation();
  const tooLong = violationText(violation(sessionRules.notes, notes));
  const isDirty = isOpen && (student?.id !== chosen?.id || time !== undefined || notes.trim() !== '');
  useUnsaved(isDirty && !isLoading);
  const close = closing(isLoading ? 'busy' : isDirty ? 'dirty' : 'clean', onClose);

  const submit = async () => {
    setFailure(undefined);
    setMissing(!student);
    if (!student) return;
    if (!time) return setFailure({ message: all.ask.nothing });
    try {
      const session = { studentId: student.id, timeRequested: time, lengthInMinutes: minutes };
      await offer({ ...session, notes: notes.trim() }).unwrap();
      toast.success(t.done(fullName(student), formatInstant(time)));
      onClose();
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      portalContainer={topLayer()}
      title={t.title}
      onClose={close}
      canOutsideClickClose={!isDirty}
      canEscapeKeyClose={!isLoading}
      style={{ width: 'min(var(--width-form), 100%)' }}
    >
      <DialogBody>
        <Stack gap={4} flushContent>
          <p>{t.about}</p>
          <FormGroup label={t.student} labelFor={`${id}-student`}>
            <StudentCombobox
              id={`${id}-student`}
              shown={student ? fullName(student) : ''}
              onChoose={setStudent}
            />
            <FieldError id={`${id}-student-error`}>
              {isMissing && !student ? t.noStudent : undefined}
            </FieldError>
          </FormGroup>
          <div>
            <LengthSwitch
              minutes={minutes}
              onChange={(length) => {
                setMinutes(length);
                setTime(undefined);
              }}
            />
          </div>
          <HourPicker value={time} minutes={minutes} isOwn onChange={setTime} />
          <FormGroup label={t.topic} labelInfo={all.ask.notesOptional} labelFor={`${id}-notes`}>
            <TextArea
              id={`${id}-notes`}
              fill
              rows={2}
              value={notes}
              aria-invalid={tooLong ? true : undefined}
              aria-describedby={tooLong ? `${id}-error` : undefined}
              onChange={({ currentTarget }) => setNotes(currentTarget.value)}
            />
            <FieldError id={`${id}-error`}>{tooLong}</FieldError>
          </FormGroup>
          <Failure error={failure} />
        </Stack>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={shared.cancel} disabled={isLoading} onClick={close} />
            <Button
              intent="primary"
              text={t.submit}
              loading={isLoading}
              disabled={Boolean(tooLong)}
              onClick={() => void submit()}
            />
          </>
        }
      >
        {time && formatInstant(time)}
      </DialogFooter>
    </Dialog>
  );
}
