import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { examMessages, type ExamFormResource } from 'contract/exams';
import { useExamFormsQuery, useExamResultsQuery } from '../../domain/exams/exams.api';
import { isApiError, isUnavailable } from '../../shared/api/errors';
import { useSignedInUser } from '../../shared/api/session';
import { Loaded } from '../../shared/list/Loaded';
import { Empty, Failed } from '../../shared/list/States';
import { toast } from '../../shared/ui/toast';
import { Done } from './Done';
import { DraftNote } from './DraftNote';
import { t } from './en';
import { EntryForm } from './EntryForm';
import { useEnterExamMutation } from './exam-entry.api';
import { Frame, StudentsLink } from './Frame';
import { newDraft, useDraft } from './useDraft';

export default function ExamEntryPage() {
  const { id, role } = useSignedInUser();
  const [params] = useSearchParams();
  const studentId = role === 'student' ? id : params.get('studentId');
  const query = useExamFormsQuery(undefined);
  if (!studentId)
    return (
      <Empty of="people" action={<StudentsLink />}>
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
  const [enter, { data: result, isLoading, reset }] = useEnterExamMutation();
  const { data: results, error, refetch } = useExamResultsQuery({ studentId, type: draft.type });
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
