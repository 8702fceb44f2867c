import type { StudentSummaryResource } from 'contract/students';
import { DEADLINE_NAMES } from '../../domain/colleges/deadlines';
import { StudentGroups } from '../../domain/groups/StudentGroups';
import { gradeName } from '../../domain/students/school';
import type { StudentTab } from '../../domain/students/StudentLink';
import type { StudentVisit } from '../../domain/students/visit';
import { Card, Row, Stack, Text } from '../../shared/layout/layout';
import {
  formatDate,
  formatDistance,
  formatInstant,
  formatLongDate,
  toPlainDate,
} from '../../shared/lib/time';
import { fullName } from '../../shared/lib/format';
import { DescriptionList } from '../../shared/ui/DescriptionList';
import { Initials } from '../../shared/ui/Initials';
import { t } from './en';
import { Neighbors } from './Neighbors';

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
