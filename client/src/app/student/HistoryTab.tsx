import { FormGroup, HTMLSelect } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { RECORD_PARTS } from 'contract/record-history';
import { HistoryEntries } from '../../domain/record/HistoryEntries';
import { useSignedInUser } from '../../shared/api/session';
import { Card, Row } from '../../shared/layout/layout';
import { useUrlState } from '../../shared/routing/useUrlState';
import { t } from './en';
import type { StudentTabProps } from './tabs';

export default function HistoryTab({ student }: StudentTabProps) {
  const { role } = useSignedInUser();
  const [address, set] = useUrlState({ record: RECORD_PARTS[0] as string });
  const part = RECORD_PARTS.find((known) => known === address.record) ?? RECORD_PARTS[0];
  return (
    <>
      <Row wrap align="end" justify="between" gap={[2, 4]}>
        <FormGroup label={t.history.part} labelFor="history-part">
          <HTMLSelect
            id="history-part"
            value={part}
            options={RECORD_PARTS.map((value) => ({ value, label: t.history.parts[value] }))}
            onChange={({ currentTarget }) => set({ record: currentTarget.value })}
          />
        </FormGroup>
        {role === 'admin' && <Link to={`/admin/audit?subject=${student.id}`}>{t.history.audit}</Link>}
      </Row>
      <Card pad="inset">
        <HistoryEntries key={part} studentId={student.id} part={part} name={t.history.parts[part]} />
      </Card>
    </>
  );
}
