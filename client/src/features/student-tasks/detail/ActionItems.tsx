import type { ReactNode } from 'react';
import type { ExportPart } from 'contract/students';
import { isOverdue, isToStart } from 'contract/task-timing';
import type { TaskAssignmentResource } from 'contract/tasks';
import { AccessApi } from '../../../domain/access/access.api';
import { TasksApi } from '../../../domain/tasks/tasks.api';
import { TaskDueDate } from '../../../domain/tasks/taskKind';
import { byDueDate, isCompleted } from '../../../domain/tasks/taskOrder';
import { formatDistance, plusDays, today, toPlainDate } from '../../../shared/lib/time';
import { Loaded } from '../../../shared/list/Loaded';
import { Completion } from '../Completion';
import { Box, Grid, Stack, Text } from '../../../shared/layout/layout';
import { DetailCard, DetailRow } from './DetailCard';
import styles from '../student-tasks.module.css';
import { t } from './en';

const DAYS_AHEAD = 6;
const NEVER = '9999-12-31';

export function ActionItems({ studentId }: { studentId: string }) {
  return (
    <Grid columns="minmax(0, 2fr) minmax(0, 1fr)" stackedBelow="desktop" align="start" gap={4}>
      <Loaded query={TasksApi.useAssignmentsOfQuery(studentId)} what={t.items.loadingTasks}>
        {(tasks) => (
          <Stack gap={4} shrink>
            <Tasks tasks={tasks} />
          </Stack>
        )}
      </Loaded>
      <Loaded query={AccessApi.useActionItemsQuery(studentId)} what={t.items.loading}>
        {({ attributes: { unanswered, missing } }) => (
          <Stack gap={4} shrink>
            <ItemsCard {...t.items.messages}>
              {unanswered.map(({ name, since }, index) => (
                <DetailRow key={index}>
                  {t.items.messages.to(name ?? t.items.messages.support)}
                  <Text as="time" dateTime={since} size={2} tone="muted">
                    {formatDistance(toPlainDate(since))}
                  </Text>
                </DetailRow>
              ))}
            </ItemsCard>
            <MissingParts parts={missing} />
          </Stack>
        )}
      </Loaded>
    </Grid>
  );
}

interface UrgentItemsProps {
  readonly studentId: string;
  readonly missing: readonly ExportPart[];
  readonly children?: ReactNode;
}

/** The tasks that are due by the end of the week, and what the record lacks. */
export function UrgentItems({ studentId, missing, children }: UrgentItemsProps) {
  return (
    <Grid min={360} align="start" gap={4}>
      <Loaded query={TasksApi.useAssignmentsOfQuery(studentId)} what={t.items.loadingTasks}>
        {(tasks) => (
          <Stack gap={4} shrink>
            <Tasks tasks={tasks} isUrgent />
          </Stack>
        )}
      </Loaded>
      <Stack gap={4} shrink>
        <MissingParts parts={missing} />
        {children}
      </Stack>
    </Grid>
  );
}

const MissingParts = ({ parts }: { parts: readonly ExportPart[] }) => (
  <ItemsCard {...t.items.record}>
    {parts.map((part) => (
      <DetailRow key={part}>{t.items.record.parts[part]}</DetailRow>
    ))}
  </ItemsCard>
);

interface TasksProps {
  readonly tasks: readonly TaskAssignmentResource[];
  readonly isUrgent?: true;
}

function Tasks({ tasks, isUrgent }: TasksProps) {
  const open = tasks.filter((task) => !isCompleted(task)).sort(byDueDate(1));
  const due = ({ attributes }: TaskAssignmentResource) => attributes.dueDate ?? NEVER;
  const [from, to] = [today(), plusDays(today(), DAYS_AHEAD)];
  const toStart = open.filter(({ attributes }) => isToStart(attributes));
  const line = (task: TaskAssignmentResource) => (
    <Grid
      as="li"
      key={task.id}
      columns="minmax(0, 1fr) auto 32px"
      align="center"
      gap={[1, 4]}
      pad={[2, 0]}
      className={styles.actionItem}
    >
      <Stack breakable className={styles.what}>
        <span>{task.attributes.name}</span>
        <Text size={2} tone="muted">
          {task.relationships.college.data?.attributes.name}
        </Text>
      </Stack>
      <TaskDueDate task={task} />
      <Completion task={task} />
    </Grid>
  );
  return (
    <>
      <ItemsCard {...t.items.overdue} isTasks>
        {open.filter(({ attributes }) => isOverdue(attributes, from)).map(line)}
      </ItemsCard>
      {toStart.length > 0 && (
        <ItemsCard title={t.items.start} none="" isTasks>
          {toStart.map(line)}
        </ItemsCard>
      )}
      <ItemsCard {...t.items.week} isTasks>
        {open.filter((task) => due(task) >= from && due(task) <= to).map(line)}
      </ItemsCard>
      {!isUrgent && (
        <ItemsCard {...t.items.later} isTasks>
          {open.filter((task) => due(task) > to).map(line)}
        </ItemsCard>
      )}
    </>
  );
}

interface ItemsCardProps {
  readonly title: string;
  readonly none: string;
  readonly isTasks?: boolean;
  readonly children: readonly ReactNode[];
}

const ItemsCard = ({ title, none, isTasks, children }: ItemsCardProps) => (
  <DetailCard title={title}>
    {(id) =>
      children.length === 0 ? (
        <Text as="p" tone="muted">
          {none}
        </Text>
      ) : (
        <Box as="ul" lines rule={isTasks ? 'top' : undefined} aria-labelledby={id}>
          {children}
        </Box>
      )
    }
  </DetailCard>
);
