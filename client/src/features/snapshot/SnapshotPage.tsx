import { Button, FormGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { isCalendarDate } from 'contract/dates';
import { HOME } from 'contract/roles';
import { useDownloadRecordMutation } from '../../domain/record/record.api';
import { ParentsCard } from '../../domain/parents/ParentsCard';
import { PersonPicker } from '../../domain/people/PersonPicker';
import { messageOf } from '../../shared/api/errors';
import { useSignedInUser } from '../../shared/api/session';
import { DateInput } from '../../shared/form/DateInput';
import { today } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { useUrlState } from '../../shared/routing/useUrlState';
import { BackLink } from '../../shared/ui/BackLink';
import { DownloadIcon, PrintIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { Row } from '../../shared/layout/layout';
import { t } from './en';
import { useSnapshotQuery } from './snapshot.api';
import { Snapshot } from './Snapshot';
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
        <Empty of="people">{t.nobody}</Empty>
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
  const [{ asOf }, set] = useUrlState({ asOf: '' });
  const query = useSnapshotQuery({ studentId, asOf });
  const [download, downloading] = useDownloadRecordMutation();
  return (
    <>
      <Row wrap gap={[2, 3]} className={styles.tools}>
        <AsOf key={asOf} day={asOf} onChange={(day) => set({ asOf: day })} />
        <Button
          intent="primary"
          icon={<PrintIcon />}
          text={t.print}
          disabled={!query.currentData}
          onClick={() => window.print()}
        />
        {!asOf && (
          <Button
            icon={<DownloadIcon />}
            text={t.download}
            loading={downloading.isLoading}
            onClick={() => download(studentId).unwrap().catch(toast.failure)}
          />
        )}
      </Row>
      <Loaded query={query} what={t.loading} message={query.error ? messageOf(query.error) : undefined}>
        {(snapshot) => <Snapshot snapshot={snapshot} />}
      </Loaded>
      {role === 'counselor' && (
        <div className={styles.parents}>
          <ParentsCard studentId={studentId} level={2} />
        </div>
      )}
    </>
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
