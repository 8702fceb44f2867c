import { Button, Callout, FormGroup } from '@blueprintjs/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { isCalendarDate } from 'contract/dates';
import { HOME } from 'contract/roles';
import { RecordApi } from '../../domain/record/record.api';
import { ParentsCard } from '../../domain/parents/ParentsCard';
import { PersonPicker } from '../../domain/people/PersonPicker';
import { isApiError, messageOf } from '../../shared/api/errors';
import { useSignedInUser } from '../../shared/api/session';
import { DateInput } from '../../shared/form/DateInput';
import { today } from '../../shared/lib/time';
import { ColumnsMenu, useHiddenColumns } from '../../shared/list/ColumnsMenu';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { useUrlState } from '../../shared/routing/useUrlState';
import { MAX_SNAPSHOTS } from '../../domain/students/snapshots';
import { BackLink } from '../../shared/ui/BackLink';
import { DownloadIcon, PrintIcon } from '../../shared/ui/icons';
import { SegmentedSwitch } from '../../shared/ui/SegmentedSwitch';
import { toast } from '../../shared/ui/toast';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { t } from './en';
import { SnapshotApi } from './snapshot.api';
import { Snapshot } from './Snapshot';
import { audienceOf, audiences, hiddenFrom, sections } from './sections';
import styles from './snapshot.module.css';

export default function SnapshotPage() {
  const { studentId } = useParams();
  const { role } = useSignedInUser();
  return (
    <>
      <BackLink to={HOME[role]}>{t.back}</BackLink>
      {role === 'admin' && <StudentSearch />}
      {studentId ? (
        <SnapshotOf key={studentId} studentId={studentId} />
      ) : (
        <Empty sketch="people">{t.nobody}</Empty>
      )}
    </>
  );
}

function StudentSearch() {
  const navigate = useNavigate();
  return (
    <div className={styles.search}>
      <PersonPicker
        label={t.student}
        placeholder={t.findStudent}
        roles={['student']}
        value=""
        name={undefined}
        onChoose={(id) => id && void navigate(`/admin/students/${id}/snapshot`)}
      />
    </div>
  );
}

function SnapshotOf({ studentId }: { studentId: string }) {
  const { role } = useSignedInUser();
  const [{ asOf, and }, set] = useUrlState({ asOf: '', and: '' });
  const [hidden, toggle, , hide] = useHiddenColumns('snapshot', hiddenFrom('whole'));
  const [ready, setReady] = useState<ReadonlySet<string>>(new Set());
  const [download, downloading] = RecordApi.useDownloadRecordMutation();
  const students = [...new Set([studentId, ...and.split(',').filter(Boolean)])].slice(0, MAX_SNAPSHOTS);
  const isSingle = students.length === 1;
  const readyIds = students.filter((id) => ready.has(`${id} ${asOf}`));
  const isReady = readyIds.length === students.length;
  return (
    <>
      <Row wrap gap={[2, 3]} className={styles.tools}>
        <AsOf key={asOf} day={asOf} onChange={(day) => set({ asOf: day })} />
        <SegmentedSwitch
          label={t.audience}
          options={audiences}
          value={audienceOf(hidden)}
          onChange={(audience) => hide(hiddenFrom(audience))}
        />
        <ColumnsMenu label={t.show} columns={sections} hidden={hidden} onToggle={toggle} />
        <Button
          intent="primary"
          icon={<PrintIcon />}
          text={t.print}
          disabled={!isReady}
          onClick={() => window.print()}
        />
        {isSingle && !asOf && (
          <Button
            icon={<DownloadIcon />}
            text={t.download}
            loading={downloading.isLoading}
            onClick={() => download({ studentId }).unwrap().catch(toast.failure)}
          />
        )}
        {!isSingle && (
          <Text role="status" tone="muted" alignSelf="center">
            {isReady ? t.several(students.length) : t.ready(readyIds.length, students.length)}
          </Text>
        )}
      </Row>
      <Stack gap={5} className={styles.papers}>
        {students.map((id) => (
          <OneSnapshot
            key={`${id} ${asOf}`}
            {...{ studentId: id, asOf, hidden }}
            onReady={() => setReady((now) => new Set(now).add(`${id} ${asOf}`))}
            onNow={() => set({ asOf: '' })}
          />
        ))}
      </Stack>
      {role === 'counselor' && isSingle && (
        <div className={styles.parents}>
          <ParentsCard studentId={studentId} level={2} />
        </div>
      )}
    </>
  );
}

interface OneSnapshotProps {
  readonly studentId: string;
  readonly asOf: string;
  readonly hidden: readonly string[];
  readonly onReady: () => void;
  readonly onNow: () => void;
}

function OneSnapshot({ studentId, asOf, hidden, onReady, onNow }: OneSnapshotProps) {
  const query = SnapshotApi.useSnapshotQuery({ studentId, asOf });
  const { error } = query;
  const isSettled = query.currentData !== undefined || error !== undefined;
  const settled = useEffectEvent(onReady);
  useEffect(() => {
    if (isSettled) settled();
  }, [isSettled]);
  if (isApiError(error) && error.data.fields?.asOf) {
    return (
      <Callout className={styles.noRecord}>
        <p>{error.data.fields.asOf}</p>
        <Button text={t.now} onClick={onNow} />
      </Callout>
    );
  }
  return (
    <Loaded query={query} what={t.loading} message={error ? messageOf(error) : undefined}>
      {(snapshot) => <Snapshot snapshot={snapshot} hidden={hidden} />}
    </Loaded>
  );
}

function AsOf({ day, onChange }: { day: string; onChange: (day: string) => void }) {
  const [typed, setTyped] = useState(day);
  const choose = (value: string) => {
    setTyped(value);
    if (isCalendarDate(value) && value <= today()) onChange(value);
  };
  return (
    <Row wrap gap={2} flushContent className={styles.asOfField}>
      <FormGroup label={t.asOf} labelFor="as-of" inline>
        <DateInput id="as-of" max={today()} value={typed} onValueChange={choose} />
      </FormGroup>
      {day && <Button variant="minimal" text={t.now} onClick={() => onChange('')} />}
    </Row>
  );
}
