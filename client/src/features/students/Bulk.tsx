import { useState } from 'react';
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
import { useHasPage } from '../../shared/routing/pageTable';
import {
  CommentIcon,
  CrossIcon,
  DocumentIcon,
  DownloadIcon,
  TagIcon,
  TickCircleIcon,
} from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import styles from './students.module.css';
import { useWriting } from './useWriting';
import { t } from './en';
import { tasksPageOf } from './links';
import { MAX_SNAPSHOTS, snapshotsOf } from '../../domain/students/snapshots';
import { useLazyStudentsQuery } from '../../domain/students/students.api';
import { Row, Text } from '../../shared/layout/layout';

type Selected = ReadonlyMap<string, StudentResource>;

interface BulkProps {
  readonly selected: Selected;
  readonly onSelect: (selected: Selected) => void;
  readonly search: Omit<StudentSearch, 'currentPage' | 'pageSize'>;
  readonly total: number;
}

const PAGE = 500;

export default function Bulk({ selected, onSelect, search, total }: BulkProps) {
  const { role } = useSignedInUser();
  const hasPage = useHasPage();
  const navigate = useNavigate();
  const [isGathering, setGathering] = useState(false);
  const [ask] = useLazyStudentsQuery();
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
  const gather = async () => {
    setGathering(true);
    try {
      const all = new Map(selected);
      for (let currentPage = 1; currentPage <= Math.ceil(total / PAGE); currentPage++) {
        const { data } = await ask({ ...search, currentPage, pageSize: PAGE }).unwrap();
        for (const student of data) all.set(student.id, student);
      }
      onSelect(all);
    } catch (error) {
      toast.failure(error);
    } finally {
      setGathering(false);
    }
  };
  const exported = () => {
    save(t.bulk.file, new Blob([csvOf(rowsOf(students, groups))], { type: 'text/csv' }));
    toast.success(t.bulk.exported(students.length));
  };
  return (
    <>
      <div className={styles.room} />
      <Row role="toolbar" aria-label={t.bulk.label(students.length)} gap={1} nowrap className={styles.bulk}>
        <Text as="strong" role="status" weight={600} className={styles.count}>
          {t.bulk.label(students.length)}
        </Text>
        {students.length < total && (
          <Row
            as="button"
            type="button"
            bare
            inline
            gap={2}
            weight={500}
            disabled={isGathering}
            onClick={gather}
          >
            {t.bulk.all(total)}
          </Row>
        )}
        {tasks && hasPage(tasks) && (
          <Row as="button" type="button" bare inline gap={2} weight={500} onClick={assign}>
            <TickCircleIcon /> {t.bulk.assign}
          </Row>
        )}
        <Row as="button" type="button" bare inline gap={2} weight={500} onClick={() => write(students)}>
          <CommentIcon /> {t.bulk.message}
        </Row>
        <Row
          as="button"
          type="button"
          bare
          inline
          gap={2}
          weight={500}
          onClick={() => changeGroups(students)}
        >
          <TagIcon /> {t.bulk.groups}
        </Row>
        {snapshots && (
          <Row
            as="button"
            type="button"
            bare
            inline
            gap={2}
            weight={500}
            disabled={students.length > MAX_SNAPSHOTS}
            title={students.length > MAX_SNAPSHOTS ? t.bulk.tooMany(MAX_SNAPSHOTS) : undefined}
            onClick={() => void navigate(snapshots)}
          >
            <DocumentIcon /> {t.bulk.snapshots}
          </Row>
        )}
        <Row as="button" type="button" bare inline gap={2} weight={500} onClick={exported}>
          <DownloadIcon /> {t.bulk.export}
        </Row>
        <Row
          as="button"
          type="button"
          bare
          inline
          aria-label={t.bulk.clear}
          title={t.bulk.clear}
          onClick={() => onSelect(new Map())}
        >
          <CrossIcon />
        </Row>
      </Row>
    </>
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
