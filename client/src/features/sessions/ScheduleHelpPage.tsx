import { Button, FormGroup, TextArea } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Product } from 'contract/payments';
import {
  DEFAULT_SESSION_MINUTES,
  sessionMessages,
  sessionRules,
  sessionTimeIssue,
  type SessionMinutes,
} from 'contract/sessions';
import { violation } from 'contract/rules';
import { useCart } from '../../domain/payments/cart';
import { PaymentsApi } from '../../domain/payments/payments.api';
import { errorMessage, type ErrorMessages } from '../../shared/api/errors';
import { useSignedInUser } from '../../shared/api/session';
import { FieldError, violationText } from '../../shared/form/FieldError';
import { now } from '../../shared/lib/clock';
import { useTextDraft } from '../../shared/lib/draft';
import { fullName, formatPrice } from '../../shared/lib/format';
import { formatInstant, type Instant } from '../../shared/lib/time';
import { useUrlState } from '../../shared/routing/useUrlState';
import { Failure } from '../../shared/ui/Failure';
import { toast } from '../../shared/ui/toast';
import { Card, Grid, Row } from '../../shared/layout/layout';
import { t as all } from './en';
import { HourPicker, type Counselor } from './HourPicker';
import { LengthSwitch } from './LengthSwitch';
import { SessionsApi } from './sessions.api';
import { SessionsAside } from './SessionsAside';
import styles from './sessions.module.css';

const t = all.ask;

export default function ScheduleHelpPage() {
  const [{ time: wished }] = useUrlState({ time: '' });
  const [time, setTime] = useState(() => asTime(wished));
  const [counselor, setCounselor] = useState<Counselor>();
  const [chosen, setChosen] = useState<SessionMinutes>();
  const paid = usePaidLengths();
  const isDefaultPaid = paid?.includes(DEFAULT_SESSION_MINUTES);
  const minutes = chosen ?? (isDefaultPaid ? undefined : paid?.[0]) ?? DEFAULT_SESSION_MINUTES;
  const [notes, setNotes] = useTextDraft('session-notes');
  const [request, { isLoading }] = SessionsApi.useRequestSessionMutation();
  const [failure, setFailure] = useState<ErrorMessages>();
  const id = useId();
  const tooLong = violationText(violation(sessionRules.notes, notes));

  const submit = async () => {
    setFailure(undefined);
    if (!time) return setFailure({ message: t.nothing });
    try {
      const sent = await request({
        timeRequested: time,
        notes: notes.trim(),
        lengthInMinutes: minutes,
        ...(counselor && { counselorId: counselor.id }),
      }).unwrap();
      toast.success(sessionMessages.requestSent({ time: formatInstant(sent.attributes.timeRequested) }));
      setNotes('');
      setTime(undefined);
      setCounselor(undefined);
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };

  return (
    <Grid columns="minmax(0, 1fr) 320px" align="start" gap={4} stackedBelow="desktop">
      <Card as="section" gap={5} pad="inset" width="list" flushContent>
        <HourPicker
          value={time}
          counselorId={counselor?.id}
          minutes={minutes}
          onChange={(hour, of) => {
            setTime(hour);
            setCounselor(of);
          }}
        />
        <div>
          <LengthSwitch
            minutes={minutes}
            onChange={(length) => {
              setChosen(length);
              setTime(undefined);
              setCounselor(undefined);
            }}
          />
          <Paid minutes={minutes} paid={paid} />
        </div>
        <FormGroup label={t.notes} labelInfo={t.notesOptional} labelFor={`${id}-notes`}>
          <TextArea
            id={`${id}-notes`}
            fill
            rows={3}
            value={notes}
            aria-invalid={tooLong ? true : undefined}
            aria-describedby={tooLong ? `${id}-notes-error` : undefined}
            onChange={({ currentTarget }) => setNotes(currentTarget.value)}
          />
          <FieldError id={`${id}-notes-error`}>{tooLong}</FieldError>
        </FormGroup>
        <Failure error={failure} />
        <Row as="footer" rule="top" wrap gap={[3, 4]} className={styles.foot}>
          <span role="status">
            {time ? t.chosen(formatInstant(time), minutes) : t.nothing}{' '}
            {counselor && t.with(fullName(counselor.attributes))}
          </span>
          <Link to="/my-sessions-students">{t.mine}</Link>
          <Button
            intent="primary"
            text={isLoading ? t.busy : t.submit}
            loading={isLoading}
            disabled={!time || Boolean(tooLong)}
            onClick={() => void submit()}
          />
        </Row>
      </Card>
      <SessionsAside />
    </Grid>
  );
}

const asTime = (wished: string): Instant | undefined =>
  sessionTimeIssue(wished, now()) ? undefined : wished;

/** Lengths of paid sessions that were not requested yet; undefined while loading. */
function usePaidLengths(): readonly SessionMinutes[] | undefined {
  const { id } = useSignedInUser();
  const { currentData: credits } = PaymentsApi.useCreditsQuery(id);
  return credits
    ?.filter(({ attributes }) => attributes.state === 'free')
    .map(({ attributes }) => attributes.minutes);
}

interface PaidProps {
  readonly minutes: SessionMinutes;
  readonly paid: readonly SessionMinutes[] | undefined;
}

function Paid({ minutes, paid }: PaidProps) {
  if (!paid) return null;
  const free = paid.filter((length) => length === minutes).length;
  return (
    <Row wrap gap={2} above={1} size={2} tone="muted">
      {free > 0 ? t.credits(free) : t.noCredit}
      {free === 0 && <PayFor minutes={minutes} />}
    </Row>
  );
}

function PayFor({ minutes }: { minutes: SessionMinutes }) {
  const { currentData: products } = PaymentsApi.useProductsQuery();
  const { put } = useCart();
  const navigate = useNavigate();
  const product = products?.data.find(({ attributes }) => attributes.minutes === minutes);
  if (!product || !products?.meta.payments) return null;
  const { cents, currency } = product.attributes;
  return (
    <Button
      size="small"
      text={t.pay(formatPrice(cents, currency))}
      onClick={() => {
        put(product.id as Product);
        void navigate('/cart');
      }}
    />
  );
}
