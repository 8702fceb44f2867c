import { useState, useEffect, useRef } from 'react';
import { useSearchParams, Link } from 'react-router-dom';
import { Button } from '@blueprintjs/core';
import { examMessages, type ExamFormResource, type ExamResultResource } from 'contract/exams';
import type { Role } from 'contract/roles';
import { ExamsApi } from '../../domain/exams/exams.api';
import { isApiError, isUnavailable } from '../../shared/api/errors';
import { useSignedInUser } from '../../shared/api/session';
import { Loaded } from '../../shared/list/Loaded';
import { Empty, Failed } from '../../shared/list/States';
import { toast } from '../../shared/ui/toast';
import { t as exams } from '../../domain/exams/en';
import { Sample } from '../../domain/exams/Sample';
import { formatScore, totalOf } from '../../domain/exams/scores';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { useHasPage } from '../../shared/routing/pageTable';
import { t } from './en';
import { EntryForm } from './EntryForm';
import { ExamEntryApi } from './exam-entry.api';
import { Frame, StudentsLink, DraftNote } from './Frame';
import { newDraft, useDraft } from './useDraft';
import styles from './examEntry.module.css';

export default function ExamEntryPage() {
  const { id, role } = useSignedInUser();
  const [params] = useSearchParams();
  const studentId = role === 'student' ? id : params.get('studentId');
  const query = ExamsApi.useExamFormsQuery(undefined);
  if (!studentId)
    return (
      <Empty sketch="people" action={<StudentsLink />}>
        {examMessages.missingStudent}
      </Empty>
    );
  return (
    <Frame studentId={studentId}>
      <Loaded query={query} what={t.what}>
        {(forms) => <NewEntry key={studentId} studentId={studentId} forms={forms} />}
      </Loaded>
    </Frame>
  );
}

function NewEntry({ studentId, forms }: { studentId: string; forms: readonly ExamFormResource[] }) {
  const [fresh] = useState(() => newDraft());
  const { draft, restored, change, forget, restart } = useDraft(`exam-entry:${studentId}`, fresh);
  const [enter, { data: result, isLoading, reset }] = ExamEntryApi.useEnterExamMutation();
  const { data: results, error, refetch } = ExamsApi.useExamResultsQuery({ studentId, type: draft.type });
  const isDone = result !== undefined;
  if (isApiError(error) && isUnavailable(error)) {
    return <Failed error={error} message={error.data.message} onRetry={refetch} />;
  }
  return (
    <>
      {restored && <DraftNote at={restored} onDiscard={() => restart()} />}
      <EntryForm
        draft={draft}
        forms={forms}
        onChange={change}
        mayChangeType
        isTaken={({ code, dateTaken }) =>
          !isDone &&
          results?.some(
            ({ attributes }) => attributes.examCode === code && attributes.dateTaken === dateTaken,
          ) === true
        }
        isReadOnly={isDone}
        isBusy={isLoading}
        submit={{
          label: t.submit,
          title: t.unanswered.title,
          confirm: t.unanswered.confirm,
          isOpen: !isDone,
          run: async (entry) => {
            await enter({ studentId, entry }).unwrap();
            forget();
            toast.success(examMessages.added);
          },
        }}
      >
        {result && (
          <Done
            result={result}
            studentId={studentId}
            onAnother={() => {
              reset();
              restart();
            }}
          />
        )}
      </EntryForm>
    </>
  );
}

const doneText = t.done;

const ANALYSIS: Readonly<Partial<Record<Role, string>>> = {
  student: '/exam-reports',
  counselor: '/counselor/student-exam-report',
  account_admin: '/account-admin/student-exam-report',
};

interface DoneProps {
  readonly result: ExamResultResource;
  readonly studentId: string;
  readonly onAnother: () => void;
}

/** Takes the focus, because the submit button is gone. */
function Done({ result: { id, attributes }, studentId, onAnother }: DoneProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { role } = useSignedInUser();
  const hasPage = useHasPage();
  const page = ANALYSIS[role];
  const about = new URLSearchParams({
    ...(role !== 'student' && { studentId }),
    type: attributes.testType,
    exam: id,
  });
  return (
    <Stack justify="start" gap={2} pad={3} ref={panel} tabIndex={-1} className={styles.done} data-outcome>
      <Text as="h3" tone="success">
        {examMessages.added}
      </Text>
      <Row as="p" wrap gap={2}>
        {doneText.score(exams.totals[attributes.testType], formatScore(totalOf(attributes)))}
        {attributes.sample && <Sample />}
      </Row>
      {page && hasPage(page) && <Link to={`${page}?${about}`}>{doneText.analysis}</Link>}
      <Button text={doneText.another} onClick={onAnother} />
    </Stack>
  );
}
