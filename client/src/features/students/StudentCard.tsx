import { Button } from '@blueprintjs/core';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Progress, StudentResource } from 'contract/students';
import { groupNames, useGroups } from '../../domain/groups/GroupTags';
import { gradeName } from '../../domain/students/school';
import { studentPage, type StudentVisit } from '../../domain/students/StudentLink';
import { fullName } from '../../shared/lib/format';
import { formatDistance, toPlainDate } from '../../shared/lib/time';
import { DescriptionList } from '../../shared/ui/DescriptionList';
import { ChevronDownIcon, ChevronUpIcon, TickIcon, WarningSignIcon } from '../../shared/ui/icons';
import { Initials } from '../../shared/ui/Initials';
import { StatusTag } from '../../shared/ui/StatusTag';
import { Grid, Row, Stack, Text } from '../../shared/layout/layout';
import { countOf, deadlineText, LastMessage } from './columns';
import { t } from './en';
import styles from './students.module.css';

interface StudentCardProps {
  readonly student: StudentResource;
  readonly visit: StudentVisit | undefined;
  readonly links: ReactNode;
}

/** The checkbox of a student with progress takes the place of the initials. */
export function StudentCard({ student, visit, links }: StudentCardProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const groups = useGroups();
  const { email, progress, ...name } = student.attributes;
  return (
    <>
      <Grid columns="minmax(0, 1fr) 44px" align="stretch">
        <Row
          as={Link}
          to={studentPage(student.id)}
          state={visit && { visit }}
          gap={3}
          pad={[2, progress ? 1 : 'inset']}
          className={styles.line}
        >
          {!progress && <Initials first={name.firstName} last={name.lastName} />}
          <Stack as="span" grow shrink>
            <Text as="strong" truncate>
              {fullName(name)}
            </Text>
            <Text size={1} tone="muted" truncate>
              {progress ? summaryOf(progress) : email}
            </Text>
          </Stack>
          {progress && progress.tasks > 0 && <State overdue={progress.overdue} />}
        </Row>
        <Button
          variant="minimal"
          icon={isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
          aria-label={t.more(fullName(name))}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        />
      </Grid>
      {isOpen && (
        <Stack id={id} gap={4} pad={[2, 'inset', 4]} size={2}>
          <DescriptionList
            facts={[
              [t.facts.email, email],
              ...(progress ? factsOf(progress, groupNames(groups, progress.groups)) : []),
            ]}
          />
          {links}
        </Stack>
      )}
    </>
  );
}

const State = ({ overdue }: { overdue: number }) => (
  <StatusTag
    label={overdue > 0 ? t.late(overdue) : t.onTrack}
    icon={overdue > 0 ? <WarningSignIcon size={12} /> : <TickIcon size={12} />}
    intent={overdue > 3 ? 'danger' : overdue > 0 ? 'warning' : 'success'}
  />
);

const lastActiveText = ({ lastActive }: Progress) =>
  lastActive ? formatDistance(toPlainDate(lastActive)) : t.neverActive;

const summaryOf = (progress: Progress) => {
  const { nextDeadline, colleges } = progress;
  const next = nextDeadline ? `${deadlineText(nextDeadline)} · ${nextDeadline.college}` : '';
  return [countOf(colleges) === 0 ? t.noCollege : next, lastActiveText(progress)].filter(Boolean).join(' · ');
};

const factsOf = (progress: Progress, groups: readonly string[]): [string, ReactNode][] => {
  const { grade, tasks, tasksDone, colleges, missing, lastMessage, nextDeadline } = progress;
  return [
    [t.facts.grade, gradeName(grade)],
    [t.facts.tasks, t.done(tasksDone, tasks)],
    [t.nextDeadline, nextDeadline && `${nextDeadline.college}, ${deadlineText(nextDeadline)}`],
    [t.facts.colleges, t.facts.counted(colleges.interested, colleges.applying, colleges.applied)],
    [t.facts.seen, lastActiveText(progress)],
    [t.facts.message, lastMessage && <LastMessage message={lastMessage} />],
    [t.groupsColumn, groups.join(', ')],
    [t.facts.record, missing.length > 0 && t.facts.parts(missing)],
  ];
};
