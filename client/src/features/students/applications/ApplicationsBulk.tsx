import { MAX_APPLICATIONS_AT_ONCE, type CaseloadApplicationResource } from 'contract/caseload-applications';
import type { CaseloadApplicationSearch } from 'contract/requests/caseload-applications';
import { t as texts } from '../../../domain/colleges/applications/en';
import { save } from '../../../shared/api/download';
import { csvOf } from '../../../shared/lib/csv';
import { BulkAct, BulkBar, withAllRows } from '../../../shared/list/BulkBar';
import { CommentIcon, DownloadIcon, TickCircleIcon } from '../../../shared/ui/icons';
import { toast } from '../../../shared/ui/toast';
import { undoOf } from '../../../shared/ui/undo';
import { useWriting } from '../useWriting';
import { CaseloadApi } from './caseload.api';
import { collegeName, missingText, planName, studentName } from './columns';
import { t } from './en';

type Selected = ReadonlyMap<string, CaseloadApplicationResource>;

interface ApplicationsBulkProps {
  readonly selected: Selected;
  readonly onSelect: (selected: Selected) => void;
  readonly search: Omit<CaseloadApplicationSearch, 'currentPage' | 'pageSize'>;
  readonly total: number;
}

export default function ApplicationsBulk({ selected, onSelect, search, total }: ApplicationsBulkProps) {
  const [ask] = CaseloadApi.useLazyCaseloadApplicationsQuery();
  const [submit, { isLoading: isSubmitting }] = CaseloadApi.useSubmitApplicationsMutation();
  const clear = () => onSelect(new Map());
  const write = useWriting(clear);
  if (selected.size === 0) return null;

  const applications = [...selected.values()];
  const refs = applications.map(({ relationships: { student, college } }) => ({
    studentId: student.data.id,
    ceeb: college.data.id,
  }));
  const isTooMany = applications.length > MAX_APPLICATIONS_AT_ONCE;
  const gather = async () =>
    onSelect(await withAllRows(selected, total, (page) => ask({ ...search, ...page }).unwrap()));
  const markSubmitted = async () => {
    const action = submit({ applications: refs });
    try {
      const { changed, skipped } = await action.unwrap();
      if (changed > 0) toast.success(t.bulk.submitted(changed), undoOf(action));
      if (skipped > 0) toast.warning(t.bulk.skipped(skipped));
      clear();
    } catch (error) {
      toast.failure(error);
    }
  };
  const remind = () => {
    const ids = [...new Set(refs.map(({ studentId }) => studentId))];
    void write(
      ids.map((id) => ({ id })),
      t.bulk.reminder,
    );
  };
  const exported = () => {
    save(t.bulk.file, new Blob([csvOf(rowsOf(applications))], { type: 'text/csv' }));
    toast.success(t.bulk.exported(applications.length));
  };
  return (
    <BulkBar count={applications.length} total={total} onAll={gather} onClear={clear}>
      <BulkAct
        icon={<TickCircleIcon />}
        text={t.bulk.submit}
        disabled={isTooMany || isSubmitting}
        title={isTooMany ? t.bulk.tooMany(MAX_APPLICATIONS_AT_ONCE) : t.bulk.submit}
        onClick={() => void markSubmitted()}
      />
      <BulkAct icon={<CommentIcon />} text={t.bulk.remind} onClick={remind} />
      <BulkAct icon={<DownloadIcon />} text={t.bulk.export} onClick={exported} />
    </BulkBar>
  );
}

function rowsOf(applications: readonly CaseloadApplicationResource[]) {
  const { deadline, submittedOn, completeOn, decision, decidedOn, finalChoice } = t.bulk;
  const heads = [
    ...[t.student, t.college, t.plan, deadline, submittedOn, completeOn, decision, decidedOn, finalChoice],
    t.missing,
  ];
  const rows = applications.map((one) => {
    const { attributes } = one;
    return [
      ...[studentName(one), collegeName(one), planName(one), attributes.dueOn, attributes.submittedOn],
      ...[attributes.completeOn, attributes.decision && texts.decisions[attributes.decision]],
      ...[attributes.decidedOn, attributes.isFinalChoice ? t.bulk.yes : null, missingText(one)],
    ];
  });
  return [heads, ...rows];
}
