import { Button } from '@blueprintjs/core';
import { type ReactNode, useId, useState } from 'react';
import type { SavedCollegeResource } from 'contract/saved-colleges';
import { type SessionTimeResource, OPEN_STATES } from 'contract/sessions';
import type { TaskAssignmentResource } from 'contract/tasks';
import { shortCollegeName } from 'contract/deadlines';
import { usePlanPages, type PlanPages } from '../../domain/children/planPages';
import { Loaded, type Query } from '../../shared/list/Loaded';
import { SortSelect } from '../../shared/list/SortSelect';
import { useUrlState } from '../../shared/routing/useUrlState';
import { isCompleted } from '../../domain/tasks/taskOrder';
import { useTaskRegion } from '../../domain/tasks/useTaskRegion';
import { kindOf } from '../../domain/tasks/taskKind';
import {
  CalendarIcon,
  CrossIcon,
  ListIcon,
  ChevronDownIcon,
  ChevronUpIcon,
  TickIcon,
  WarningSignIcon,
} from '../../shared/ui/icons';
import { PageLine } from '../../shared/ui/PageHeader';
import { SegmentedSwitch } from '../../shared/ui/SegmentedSwitch';
import { Box, Row, Text, Stack } from '../../shared/layout/layout';
import {
  deadlineName,
  DEADLINE_NAMES,
  DEADLINE_TITLES,
  deadlinesAhead,
} from '../../domain/colleges/deadlines';
import { fullName } from '../../shared/lib/format';
import { formatTime, toPlainDate, type PlainDate } from '../../shared/lib/time';
import { t } from './en';
import { NoMatch } from './NoTasks';
import { TaskCalendar } from './TaskCalendar';
import {
  collegesOf,
  filtered,
  INITIAL_FILTER,
  isFiltered,
  readFilter,
  SORTS,
  type TaskFilter,
} from './taskFilter';
import { TaskFilters } from './TaskFilters';
import { TaskList } from './TaskList';
import { groupsOf, type TaskGroup } from './taskGroups';
import styles from './tasks.module.css';

const INITIAL_ADDRESS = { view: 'list', task: '', ...INITIAL_FILTER };

const VIEWS = [
  { value: 'list', text: t.page.list, icon: <ListIcon /> },
  { value: 'calendar', text: t.page.calendar, icon: <CalendarIcon /> },
] as const;

interface TasksViewProps {
  readonly query: Query<readonly TaskAssignmentResource[]>;
  readonly saved: readonly SavedCollegeResource[];
  readonly sessions: readonly SessionTimeResource[];
  readonly acts: ReactNode;
  readonly none: ReactNode;
}

/** Pages need sessions only for the calendar, so they request them only if this is true. */
export const useIsCalendar = () => useUrlState({ view: 'list' })[0].view === 'calendar';

export function TasksView({ query, saved, sessions, acts, none }: TasksViewProps) {
  const { currentData: data } = query;
  const pages = usePlanPages();
  const [{ view, task: linkedTask, ...address }, setAddress] = useUrlState(INITIAL_ADDRESS);
  const filter = readFilter(address);
  const { region, isFolded } = useTaskRegion<HTMLElement>();
  const isCalendar = view === 'calendar';
  if (data?.length === 0 && !isCalendar) return none;

  const shown = data && filtered(data, filter, isFolded);
  const entries = isCalendar ? entriesOf(saved, sessions, filter, pages) : [];
  return (
    <>
      <PageLine>{data && summaryOf(data)}</PageLine>
      <Row wrap gap={3} className={styles.toolbar}>
        <SegmentedSwitch
          label={t.page.views}
          options={VIEWS}
          value={isCalendar ? 'calendar' : 'list'}
          onChange={(chosen) => setAddress({ view: chosen })}
        />
        <TaskFilters filter={filter} colleges={collegesOf(saved)} onChange={setAddress} />
        <Row align="stretch" wrap gap={2} end className="icon-on-phone">
          {acts}
        </Row>
      </Row>
      <Row gap={3} above={2} below={1} size={2} tone="muted" className={styles.line}>
        <Text
          as="p"
          flush
          role="status"
          tabular
          className={isFiltered(filter) ? styles.count : 'visually-hidden'}
        >
          {data && t.page.count(filtered(data, filter, isCompleted).length)}
        </Text>
        {filter.only !== '' && (
          <Button
            size="small"
            icon={<CrossIcon />}
            text={t.none.showAll}
            onClick={() => setAddress({ only: '', status: INITIAL_FILTER.status })}
          />
        )}
        {!isCalendar && (
          <SortSelect
            label={t.filters.sort}
            options={SORTS.map((value) => ({ value, label: t.filters.sorts[value] }))}
            value={filter.sort}
            onChange={(sort) => setAddress({ sort })}
          />
        )}
      </Row>
      <Box framed={!shown}>
        <Loaded query={{ ...query, currentData: shown }} what={t.page.loading} rows={8}>
          {(tasks) => (
            <section {...region} aria-labelledby="tasks">
              <h2 id="tasks" className="visually-hidden">
                {t.page.heading}
              </h2>
              {tasks.length + entries.length === 0 ? (
                <NoMatch filter={filter} onFilter={setAddress} />
              ) : isCalendar ? (
                <TaskCalendar tasks={tasks} entries={entries} />
              ) : filter.sort === 'dateAsc' ? (
                <TaskGroups
                  open={tasks.filter((task) => !isFolded(task))}
                  done={filtered(data ?? [], { ...filter, status: 'completed' }, isFolded).toReversed()}
                  opened={linkedTask}
                  showsDone={filter.status !== 'upcoming'}
                />
              ) : (
                <TaskList tasks={tasks} opened={linkedTask} />
              )}
            </section>
          )}
        </Loaded>
      </Box>
    </>
  );
}

function summaryOf(tasks: readonly TaskAssignmentResource[]): string {
  const kinds = tasks.map(kindOf);
  const overdue = kinds.filter((kind) => kind === 'overdue').length;
  const open = kinds.filter((kind) => kind !== 'done').length;
  return overdue > 0 ? t.page.openAndOverdue(open, overdue) : t.page.open(open);
}

export interface CalendarEntry {
  readonly kind: 'deadline' | 'session';
  readonly id: string;
  readonly date: PlainDate;
  readonly name: string;
  /** What a cell of the month shows, whose second line is the note or the kind of deadline. */
  readonly label: string;
  readonly second: string;
  /** What a screen reader and the tooltip say. */
  readonly title: string;
  readonly note?: string;
  readonly to: string;
}

const deadlines = (
  saved: readonly SavedCollegeResource[],
  { type, status, college }: TaskFilter,
  pages: PlanPages,
): CalendarEntry[] =>
  type === 'general' || status === 'completed'
    ? []
    : saved
        .filter(({ attributes: { status, application, ceeb_code } }) => {
          const isAhead = status !== 'applied' && application?.decision !== 'withdrawn';
          return isAhead && (college === '' || college === ceeb_code);
        })
        .flatMap(({ attributes }) =>
          deadlinesAhead(attributes).map(({ kind, date }) => ({
            kind: 'deadline',
            id: `${attributes.ceeb_code} ${kind}`,
            date,
            name: deadlineName(attributes.name, kind),
            label: shortCollegeName(attributes.name),
            second: DEADLINE_NAMES[kind],
            title: t.calendar.deadline(attributes.name, DEADLINE_TITLES[kind]),
            to: `${pages.colleges}?college=${attributes.ceeb_code}`,
          })),
        );

const sessionsAmong = (
  requests: readonly SessionTimeResource[],
  { type, status, college }: TaskFilter,
  pages: PlanPages,
): CalendarEntry[] =>
  type === 'school' || status === 'completed' || college !== ''
    ? []
    : requests
        .filter(({ attributes: { state } }) => OPEN_STATES.includes(state) || state === 'done')
        .map(({ id, attributes: { timeRequested }, relationships }) => {
          const counselor = relationships.counselor.data;
          const time = formatTime(timeRequested);
          const name = t.calendar.session(counselor && fullName(counselor.attributes));
          return {
            kind: 'session',
            id,
            date: toPlainDate(timeRequested),
            name,
            label: name,
            second: time,
            title: t.calendar.at(name, time),
            note: time,
            to: pages.sessions,
          };
        });

/**
 * Returns deadlines and sessions as entries. To the task filters, deadlines are school tasks, sessions general ones.
 */
const entriesOf = (
  saved: readonly SavedCollegeResource[],
  requests: readonly SessionTimeResource[],
  filter: TaskFilter,
  pages: PlanPages,
): readonly CalendarEntry[] => [
  ...deadlines(saved, filter, pages),
  ...sessionsAmong(requests, filter, pages),
];

interface TaskGroupsProps {
  readonly open: readonly TaskAssignmentResource[];
  readonly done: readonly TaskAssignmentResource[];
  readonly opened: string;
  readonly showsDone: boolean;
}

function TaskGroups({ open, done, opened, showsDone }: TaskGroupsProps) {
  return (
    <Stack gap={4}>
      {groupsOf(open).map((group) => (
        <Group key={group.name} group={group} opened={opened} />
      ))}
      {done.length > 0 && (
        <Done
          tasks={done}
          count={[...open, ...done].filter(isCompleted).length}
          opened={opened}
          unfolded={showsDone || done.some(({ id }) => id === opened)}
        />
      )}
    </Stack>
  );
}

function Group({ group: { name, tasks }, opened }: { group: TaskGroup; opened: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Row
        as="h3"
        id={id}
        gap={2}
        size={3}
        tone={name === 'overdue' ? 'danger' : undefined}
        className={styles.heading}
      >
        {name === 'overdue' && <WarningSignIcon size={14} />}
        {t.groups[name]}{' '}
        <Text tone="muted" weight={400} tabular>
          {tasks.filter((task) => !isCompleted(task)).length}
        </Text>
      </Row>
      <TaskList tasks={tasks} opened={opened} />
    </section>
  );
}

interface DoneProps {
  readonly tasks: readonly TaskAssignmentResource[];
  /** Includes tasks that were ticked just now and have not moved here yet. */
  readonly count: number;
  readonly opened: string;
  readonly unfolded: boolean;
}

function Done({ tasks, count, opened, unfolded }: DoneProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(unfolded);
  return (
    <section aria-labelledby={id}>
      <Row as="h3" id={id} gap={2} size={3} className={styles.heading}>
        <Row
          as="button"
          type="button"
          bare
          gap={2}
          className={styles.fold}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <TickIcon size={14} />
          {t.groups.done}{' '}
          <Text tone="muted" weight={400} tabular>
            {count}
          </Text>
          {isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
        </Row>
      </Row>
      {isOpen && <TaskList tasks={tasks} opened={opened} />}
    </section>
  );
}
