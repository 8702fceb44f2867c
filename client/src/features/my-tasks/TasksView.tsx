import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import type { SavedCollegeResource } from 'contract/saved-colleges';
import type { SessionTimeResource } from 'contract/sessions';
import type { TaskAssignmentResource } from 'contract/tasks';
import { usePlanPages } from '../../domain/children/planPages';
import { Loaded, type Query } from '../../shared/list/Loaded';
import { SortSelect } from '../../shared/list/SortSelect';
import { useUrlState } from '../../shared/routing/useUrlState';
import { isCompleted } from '../../domain/tasks/taskOrder';
import { useTaskRegion } from '../../domain/tasks/TaskCheckbox';
import { kindOf } from '../../domain/tasks/taskKind';
import { CalendarIcon, CrossIcon, ListIcon } from '../../shared/ui/icons';
import { PageLine } from '../../shared/ui/PageHeader';
import { SegmentedSwitch } from '../../shared/ui/SegmentedSwitch';
import { Box, Row, Text } from '../../shared/layout/layout';
import { Empty } from '../../shared/list/States';
import { TasksApi } from '../../domain/tasks/tasks.api';
import { toast } from '../../shared/ui/toast';
import { entriesOf } from './calendarEntries';
import { t } from './en';
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
import { TaskGroups } from './TaskGroups';
import { TaskList } from './TaskRow';
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
      <Row gap={3} above={2} below={1} size={2} tone="muted" minHeight={32} className={styles.line}>
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

interface NoMatchProps {
  readonly filter: TaskFilter;
  readonly onFilter: (change: Partial<TaskFilter>) => void;
}

function NoMatch({ filter, onFilter }: NoMatchProps) {
  const isUpcoming = filter.status === 'upcoming' && filter.type === 'all';
  const [text, button, change]: [string, string, Partial<TaskFilter>] = filter.college
    ? [t.none.ofCollege, t.none.showAllColleges, { college: '' }]
    : isUpcoming
      ? [t.none.nothingLeft, t.none.showCompleted, { status: 'completed' }]
      : [t.none.noMatch, t.none.showAll, { type: INITIAL_FILTER.type, status: 'all', only: '' }];
  return (
    <Empty sketch="checklist" action={<Button text={button} onClick={() => onFilter(change)} />}>
      {text}
    </Empty>
  );
}

export function NoTasks() {
  const [sync, general] = TasksApi.useSyncTasksMutation();
  const [syncOfColleges, ofColleges] = TasksApi.useSyncCollegeTasksMutation();
  const look = async () => {
    try {
      const [tasks, collegeTasks] = await Promise.all([sync().unwrap(), syncOfColleges().unwrap()]);
      if (tasks.count + collegeTasks.count === 0) toast.success(t.none.noNews);
    } catch (error) {
      toast.failure(error);
    }
  };
  return (
    <Empty
      sketch="checklist"
      action={
        <Button text={t.none.look} loading={general.isLoading || ofColleges.isLoading} onClick={look} />
      }
    >
      {t.none.noTasks}
    </Empty>
  );
}
