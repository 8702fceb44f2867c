import { useNavigate } from 'react-router-dom';
import type { GroupResource } from 'contract/groups';
import type { StudentResource } from 'contract/students';
import type { StudentSearch } from 'contract/requests/students';
import { STATUS_NAMES } from '../../domain/colleges/savedStatus';
import { gradeName } from '../../domain/students/school';
import { groupNames, useGroups } from '../../domain/groups/GroupTags';
import { useChangeGroups } from '../../domain/groups/useChangeGroups';
import { useSignedInUser } from '../../shared/api/session';
import { save } from '../../shared/api/download';
import { csvOf } from '../../shared/lib/csv';
import { toPlainDate } from '../../shared/lib/time';
import { BulkAct, BulkBar, withAllRows } from '../../shared/list/BulkBar';
import { useHasPage } from '../../shared/routing/pageTable';
import { CommentIcon, DocumentIcon, DownloadIcon, TagIcon, TickCircleIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { useWriting } from './useWriting';
import { t } from './en';
import { tasksPageOf } from './links';
import { MAX_SNAPSHOTS, snapshotsOf } from '../../domain/students/snapshots';
import { StudentsApi } from '../../domain/students/students.api';

type Selected = ReadonlyMap<string, StudentResource>;

interface BulkProps {
  readonly selected: Selected;
  readonly onSelect: (selected: Selected) => void;
  readonly search: Omit<StudentSearch, 'currentPage' | 'pageSize'>;
  readonly total: number;
}

export default function Bulk({ selected, onSelect, search, total }: BulkProps) {
  const { role } = useSignedInUser();
  const hasPage = useHasPage();
  const navigate = useNavigate();
  const [ask] = StudentsApi.useLazyStudentsQuery();
  const write = useWriting(() => onSelect(new Map()));
  const changeGroups = useChangeGroups(() => onSelect(new Map()));
  const groups = useGroups();
  if (selected.size === 0) return null;

  const students = [...selected.values()];
  const tasks = tasksPageOf(role);
  const snapshots = snapshotsOf(
    role,
    students.map(({ id }) => id),
  );
  const assign = () => {
    const named = students.map(({ id, attributes: { firstName, lastName } }) => ({
      id,
      firstName,
      lastName,
    }));
    void navigate(`${tasks}?tab=add`, { state: { students: named } });
  };
  const gather = async () =>
    onSelect(await withAllRows(selected, total, (page) => ask({ ...search, ...page }).unwrap()));
  const exported = () => {
    save(t.bulk.file, new Blob([csvOf(rowsOf(students, groups))], { type: 'text/csv' }));
    toast.success(t.bulk.exported(students.length));
  };
  return (
    <BulkBar count={students.length} total={total} onAll={gather} onClear={() => onSelect(new Map())}>
      {tasks && hasPage(tasks) && <BulkAct icon={<TickCircleIcon />} text={t.bulk.assign} onClick={assign} />}
      <BulkAct icon={<CommentIcon />} text={t.bulk.message} onClick={() => write(students)} />
      <BulkAct icon={<TagIcon />} text={t.bulk.groups} onClick={() => changeGroups(students)} />
      {snapshots && (
        <BulkAct
          icon={<DocumentIcon />}
          text={t.bulk.snapshots}
          disabled={students.length > MAX_SNAPSHOTS}
          title={students.length > MAX_SNAPSHOTS ? t.bulk.tooMany(MAX_SNAPSHOTS) : undefined}
          onClick={() => void navigate(snapshots)}
        />
      )}
      <BulkAct icon={<DownloadIcon />} text={t.bulk.export} onClick={exported} />
    </BulkBar>
  );
}

function rowsOf(students: readonly StudentResource[], groups: readonly GroupResource[]) {
  const { interested, applying, applied } = STATUS_NAMES;
  const heads = [
    ...[t.firstName, t.lastName, t.email, t.grade, t.bulk.tasks, t.tasksDone, t.overdue],
    ...[t.nextDeadline, t.bulk.college, interested, applying, applied, t.lastActive, t.bulk.record],
    ...(groups.length > 0 ? [t.bulk.groups] : []),
  ];
  const rows = students.map(({ attributes: { firstName, lastName, email, progress } }) => [
    ...[firstName, lastName, email],
    ...(progress
      ? [
          ...[gradeName(progress.grade), progress.tasks, progress.tasksDone, progress.overdue],
          ...[progress.nextDeadline?.date ?? null, progress.nextDeadline?.college ?? null],
          ...[progress.colleges.interested, progress.colleges.applying, progress.colleges.applied],
          progress.lastActive && toPlainDate(progress.lastActive),
          t.facts.parts(progress.missing),
          ...(groups.length > 0 ? [groupNames(groups, progress.groups).join(', ')] : []),
        ]
      : []),
  ]);
  return [heads, ...rows];
}
