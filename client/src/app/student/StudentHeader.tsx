import { Button } from '@blueprintjs/core';
import type { ReactElement } from 'react';
import type { StudentSummaryResource } from 'contract/students';
import { DEADLINE_NAMES } from '../../domain/colleges/deadlines';
import { gradeName } from '../../domain/students/school';
import {
  type StudentTab,
  studentPage,
  type StudentVisit,
  hasPage,
  placeOf,
} from '../../domain/students/StudentLink';
import { Card, Row, Stack, Text } from '../../shared/layout/layout';
import {
  formatDate,
  formatDistance,
  formatInstant,
  formatLongDate,
  toPlainDate,
} from '../../shared/lib/time';
import { fullName } from '../../shared/lib/format';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { DescriptionList } from '../../shared/ui/DescriptionList';
import { Initials } from '../../shared/ui/Initials';
import { EditIcon, ChevronLeftIcon, ChevronRightIcon } from '../../shared/ui/icons';
import { t as groups } from '../../domain/groups/en';
import type { GroupedStudent } from '../../domain/groups/GroupChecks';
import { groupNames, GroupTags, useGroups } from '../../domain/groups/GroupTags';
import { useChangeGroups } from '../../domain/groups/useChangeGroups';
import { StudentsApi } from '../../domain/students/students.api';
import { t } from './en';

interface StudentHeaderProps {
  readonly student: StudentSummaryResource;
  readonly tab: StudentTab;
  readonly visit: StudentVisit | undefined;
}

export function StudentHeader({ student, tab, visit }: StudentHeaderProps) {
  const { attributes } = student;
  return (
    <Card as="header" pad="inset" gap={3}>
      <Row wrap gap={[2, 3]}>
        <Initials first={attributes.firstName} last={attributes.lastName} />
        <Stack grow="12em" shrink breakable>
          <Text as="h2" size={5} breakable>
            {fullName(attributes)}
          </Text>
          <Text size={2} tone="muted" breakable>
            {attributes.email}
          </Text>
        </Stack>
        {visit && <Neighbors visit={visit} studentId={student.id} tab={tab} />}
      </Row>
      <DescriptionList inline facts={factsOf(student)} />
    </Card>
  );
}

function factsOf(student: StudentSummaryResource) {
  const { attributes, relationships } = student;
  const { entity, progress } = attributes;
  const counselors = relationships.counselors.data.map((counselor) => counselor.attributes.name);
  return [
    [t.facts.grade, progress && gradeName(progress.grade)],
    [t.facts.school, entity],
    [t.facts.counselor(counselors.length), counselors.join(', ')],
    [t.facts.lastActive, progress && <LastActive at={progress.lastActive} />],
    [t.facts.nextDeadline, progress?.nextDeadline && <Deadline {...progress.nextDeadline} />],
    [t.facts.tasks, progress && progress.tasks > 0 && t.facts.done(progress)],
    [t.facts.message, progress?.lastMessage?.waits && t.facts.waits],
    [t.facts.groups, progress && <StudentGroups student={student} />],
  ] as const;
}

const LastActive = ({ at }: { at: string | null }) =>
  at === null ? (
    t.facts.never
  ) : (
    <time dateTime={at} title={formatInstant(at)}>
      {formatDistance(toPlainDate(at))}
    </time>
  );

type NextDeadline = NonNullable<
  NonNullable<StudentSummaryResource['attributes']['progress']>['nextDeadline']
>;

const Deadline = ({ date, college, kind }: NextDeadline) => (
  <>
    {college} · {DEADLINE_NAMES[kind]} ·{' '}
    <Text as="time" nowrap dateTime={date} title={formatLongDate(date)}>
      {formatDate(date)}
    </Text>
  </>
);

/** Shows the groups of one student, and opens the dialog that changes them. */
function StudentGroups({ student }: { student: GroupedStudent }) {
  const change = useChangeGroups();
  const names = groupNames(useGroups(), student.attributes.progress?.groups ?? []);
  return (
    <Row as="span" inline wrap gap={1}>
      {names.length > 0 ? <GroupTags names={names} /> : <Text tone="muted">{groups.nobody}</Text>}
      <Button
        variant="minimal"
        size="small"
        icon={<EditIcon size={12} />}
        aria-label={groups.change(fullName(student.attributes))}
        title={groups.change(fullName(student.attributes))}
        onClick={() => change([student])}
      />
    </Row>
  );
}

interface NeighborsProps {
  readonly visit: StudentVisit;
  readonly studentId: string;
  readonly tab: StudentTab;
}

/** Leads to the students before and after this one in the list from which this one was opened. */
function Neighbors({ visit, studentId, tab }: NeighborsProps) {
  const previous = useNeighbor(visit, studentId, -1);
  const next = useNeighbor(visit, studentId, 1);
  return (
    <Row as="nav" gap={2} aria-label={t.neighbors.label} className="no-print">
      <NeighborLink to={previous} tab={tab} label={t.neighbors.previous} icon={<ChevronLeftIcon />} />
      <Text size={2} tone="muted" tabular nowrap>
        {t.neighbors.place(placeOf(visit, studentId), visit.total)}
      </Text>
      <NeighborLink to={next} tab={tab} label={t.neighbors.next} icon={<ChevronRightIcon />} />
    </Row>
  );
}

interface Neighbor {
  readonly id: string;
  readonly visit: StudentVisit;
}

function useNeighbor(visit: StudentVisit, studentId: string, step: -1 | 1): Neighbor | undefined {
  const id = visit.ids[visit.ids.indexOf(studentId) + step];
  const page = visit.page + step;
  const isOnOtherPage = id === undefined && hasPage(visit, step);
  const { currentData } = StudentsApi.useStudentsQuery(
    { ...visit.search, currentPage: page },
    { skip: !isOnOtherPage },
  );
  if (id !== undefined) return { id, visit };
  if (!isOnOtherPage || !currentData) return undefined;
  const ids = currentData.data.map((student) => student.id);
  const nearest = step === 1 ? ids[0] : ids.at(-1);
  return nearest === undefined ? undefined : { id: nearest, visit: { ...visit, page, ids } };
}

interface NeighborLinkProps {
  readonly to: Neighbor | undefined;
  readonly tab: StudentTab;
  readonly label: string;
  readonly icon: ReactElement;
}

const NeighborLink = ({ to, tab, label, icon }: NeighborLinkProps) =>
  to ? (
    <ButtonLink to={studentPage(to.id, tab)} state={{ visit: to.visit }} aria-label={label} title={label}>
      {icon}
    </ButtonLink>
  ) : (
    <Button disabled icon={icon} aria-label={label} title={label} />
  );
