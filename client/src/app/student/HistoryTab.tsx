import { FormGroup, HTMLSelect } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { FACTS, type Fact } from 'contract/fact-history';
import { RECORD_PARTS } from 'contract/record-history';
import { ChangeEntry, stepOf } from '../../domain/changes/ChangeEntry';
import { ChangesApi } from '../../domain/changes/changes.api';
import { HistoryEntries } from '../../domain/record/HistoryEntries';
import { useSignedInUser } from '../../shared/api/session';
import { Box, Card, Row } from '../../shared/layout/layout';
import { formatDate } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { useUrlState } from '../../shared/routing/useUrlState';
import { t } from './en';
import type { StudentTabProps } from './tab';

const OPTIONS = [
  ...FACTS.map((value) => ({ value, label: t.history.facts[value] })),
  ...RECORD_PARTS.map((value) => ({ value, label: t.history.part(t.history.parts[value]) })),
];

export default function HistoryTab({ student: { id } }: StudentTabProps) {
  const { role } = useSignedInUser();
  const [address, set] = useUrlState({ history: FACTS[0] });
  const part = RECORD_PARTS.find((known) => known === address.history);
  const fact = FACTS.find((known) => known === address.history) ?? FACTS[0];
  return (
    <>
      <Row wrap align="end" justify="between" gap={[2, 4]}>
        <FormGroup label={t.history.label} labelFor="history">
          <HTMLSelect
            id="history"
            value={part ?? fact}
            options={OPTIONS}
            onChange={({ currentTarget }) => set({ history: currentTarget.value })}
          />
        </FormGroup>
        {role === 'admin' && <Link to={`/admin/audit?subject=${id}`}>{t.history.audit}</Link>}
      </Row>
      <Card pad="inset">
        {part ? (
          <HistoryEntries key={part} studentId={id} part={part} name={t.history.parts[part]} />
        ) : (
          <FactChanges key={fact} studentId={id} fact={fact} />
        )}
      </Card>
    </>
  );
}

function FactChanges({ studentId, fact }: { studentId: string; fact: Fact }) {
  const query = ChangesApi.useFactChangesQuery({ studentId, fact });
  return (
    <Loaded query={query} what={t.history.what} empty={<Empty sketch="files">{t.history.none}</Empty>}>
      {(changes) => (
        <Box as="ol" lines>
          {changes.map((change) => (
            <ChangeEntry
              key={change.id}
              change={change}
              step={fact === 'due-dates' ? stepOf(change, (day) => formatDate(day)) : undefined}
            />
          ))}
        </Box>
      )}
    </Loaded>
  );
}
