import { useMemo } from 'react';
import { Button, Callout } from '@blueprintjs/core';
import { useNavigate, useParams } from 'react-router-dom';
import { HOME } from 'contract/roles';
import { EXAM_SECTIONS, questionsIn, sectionName, type ExamType } from 'contract/exam-definitions';
import type { ExamFormResource, ExamResource } from 'contract/exams';
import { t as exams } from '../../domain/exams/en';
import { examFailure, ExamsApi } from '../../domain/exams/exams.api';
import { openHistory } from '../../domain/record/History';
import { useSignedInUser } from '../../shared/api/session';
import { openConfirm } from '../../shared/form/confirm';
import { Box, Row } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { HistoryIcon, TrashIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { runAction, undoOf } from '../../shared/ui/undo';
import { t as all } from './en';
import { EntryForm } from './EntryForm';
import { ExamEntryApi } from './exam-entry.api';
import { Frame, DraftNote } from './Frame';
import { sheetOf } from './sheet';
import { useDraft, type Draft } from './useDraft';
import styles from './examEntry.module.css';

const t = all.edit;

export default function EditExamPage() {
  const { studentId = '', examId = '' } = useParams();
  const query = ExamsApi.useExamQuery({ studentId, examId });
  const forms = ExamsApi.useExamFormsQuery(undefined);
  return (
    <Frame studentId={studentId}>
      <Loaded query={query} what={t.what} message={examFailure(query.error)}>
        {(exam) => (
          <Loaded query={forms} what={all.what}>
            {(offered) => <Entry studentId={studentId} exam={exam} forms={offered} onSaved={query.refetch} />}
          </Loaded>
        )}
      </Loaded>
    </Frame>
  );
}

const savedOf = ({ attributes }: ExamResource): Draft => ({
  type: attributes.testType,
  code: attributes.examCode,
  dateTaken: attributes.dateTaken,
  sheet: sheetOf(attributes),
});

interface EntryProps {
  readonly studentId: string;
  readonly exam: ExamResource;
  readonly forms: readonly ExamFormResource[];
  readonly onSaved: () => Promise<unknown>;
}

function Entry({ studentId, exam, forms, onSaved }: EntryProps) {
  const { id } = exam;
  const { testType, examCode, editable } = exam.attributes;
  const saved = useMemo(() => savedOf(exam), [exam]);
  const { draft, restored, change, restart } = useDraft(`exam:${id}`, saved);
  const [edit, { isLoading }] = ExamEntryApi.useEditExamMutation();
  const { data: results } = ExamsApi.useExamResultsQuery({ studentId, type: testType });
  const isChanged =
    draft.code !== saved.code || draft.dateTaken !== saved.dateTaken || !isSame(draft.sheet, saved.sheet);
  return (
    <>
      <Actions
        studentId={studentId}
        examId={id}
        type={testType}
        name={t.name(exams.types[testType], examCode)}
        mayDelete={editable}
      />
      {!editable && (
        <Box as={Callout} below={4} intent="primary">
          {t.locked}
        </Box>
      )}
      {restored && isChanged && <DraftNote at={restored} onDiscard={() => restart()} />}
      <EntryForm
        draft={draft}
        forms={forms}
        onChange={change}
        isTaken={({ code, dateTaken }) =>
          results?.some(
            (other) =>
              other.id !== id &&
              other.attributes.examCode === code &&
              other.attributes.dateTaken === dateTaken,
          ) === true
        }
        isReadOnly={!editable}
        isBusy={isLoading}
        submit={{
          label: t.save,
          title: t.saveTitle,
          confirm: t.saveAnyway,
          isOpen: isChanged,
          isLocked: !editable,
          run: async (entry) => {
            const editing = edit({ studentId, examId: id, entry });
            await editing.unwrap();
            await onSaved();
            restart();
            toast.success(t.updated, undoOf(editing, { then: restart }));
          },
        }}
      />
    </>
  );
}

const isSame = (one: Draft['sheet'], other: Draft['sheet']) =>
  one.every((texts, section) => texts.every((text, cell) => text === other[section]?.[cell]));

interface ActionsProps {
  readonly studentId: string;
  readonly examId: string;
  readonly type: ExamType;
  readonly name: string;
  readonly mayDelete: boolean;
}

function Actions({ studentId, examId, type, name, mayDelete }: ActionsProps) {
  const { role } = useSignedInUser();
  const navigate = useNavigate();
  const [remove] = ExamEntryApi.useRemoveExamMutation();
  const ask = () =>
    openConfirm({
      title: t.delete.title,
      children: t.delete.consequence,
      confirmLabel: t.delete.confirm,
      onConfirm: async () => {
        await runAction(remove({ studentId, examId }), t.delete.done);
        await navigate(HOME[role]);
      },
    });
  return (
    <Row wrap gap={2} below={4} className={styles.acts}>
      <h2>{name}</h2>
      <Button
        icon={<HistoryIcon />}
        text={t.history}
        onClick={() => openHistory({ studentId, part: 'tests', item: examId, name, called: answersOf(type) })}
      />
      {mayDelete && (
        <Button intent="danger" variant="outlined" icon={<TrashIcon />} text={t.delete.label} onClick={ask} />
      )}
    </Row>
  );
}

/** Keys are section and question, such as `1.12`. */
const answersOf = (type: ExamType) =>
  Object.fromEntries(
    EXAM_SECTIONS[type].flatMap((section, index) =>
      Array.from({ length: questionsIn(section) }, (_, question) => [
        `${index + 1}.${question + 1}`,
        all.grid.label(sectionName(section.title), question + 1),
      ]),
    ),
  );
