import { Button } from '@blueprintjs/core';
import { useId, useState, useEffect, useRef } from 'react';
import type { TaskAssignmentResource } from 'contract/tasks';
import { serverFailure } from '../../shared/api/errors';
import { LastChange } from '../../domain/changes/LastChange';
import { formatDate, formatInstant } from '../../shared/lib/time';
import type { Column } from '../../shared/list/columns';
import { ResourceList } from '../../shared/list/ResourceList';
import { TasksApi } from '../../domain/tasks/tasks.api';
import { DeleteTask } from '../../domain/tasks/DeleteTask';
import { kindOf, TaskDueDate } from '../../domain/tasks/taskKind';
import { byDueDate, isCompleted, ceebOf, fullNameOf } from '../../domain/tasks/taskOrder';
import { TYPE_NAMES } from '../../domain/tasks/taskForm';
import { ChevronDownIcon, ChevronRightIcon } from '../../shared/ui/icons';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { Box, Stack, Row, Text } from '../../shared/layout/layout';
import { DateInput } from '../../shared/form/DateInput';
import { dismiss, toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { Completion } from './Completion';
import { EditButton } from './EditButton';
import { t } from './en';
import { TaskName } from './TaskName';
import styles from './student-tasks.module.css';

const LAST = '9999-12-31';

const formatDay = (date: string) => formatDate(date);

/** Sorts what is overdue before what was due before the student had it. */
const overdueFirst = (task: TaskAssignmentResource) =>
  `${kindOf(task) === 'overdue' ? 0 : 1} ${task.attributes.dueDate ?? LAST}`;

const columns: readonly Column<TaskAssignmentResource>[] = [
  {
    key: 'name',
    header: t.table.name,
    cell: ({ attributes: { name, description }, relationships }) => (
      <TaskName name={name} description={description} college={relationships.college.data?.attributes.name} />
    ),
    sortBy: ({ attributes }) => attributes.name,
  },
  {
    key: 'due',
    header: t.table.due,
    cell: (task) => (
      <Stack gap={1} align="start">
        <DueDateEditor task={task} />
        <LastChange
          studentId={task.attributes.studentId}
          fact="due-dates"
          item={task.id}
          name={t.cells.dueDateOf(fullNameOf(task))}
          format={formatDay}
        />
      </Stack>
    ),
    sortBy: overdueFirst,
  },
  {
    key: 'completed',
    header: t.table.completed,
    cell: (task) => <Completion task={task} />,
    sortBy: ({ attributes }) => attributes.completedDate ?? '',
  },
  {
    key: 'type',
    header: t.table.type,
    cell: ({ attributes }) => TYPE_NAMES[attributes.type],
    sortBy: ({ attributes }) => attributes.type,
  },
  {
    key: 'entered',
    header: t.table.entered,
    cell: ({ attributes: { dateEntered } }) => (
      <time dateTime={dateEntered} title={formatInstant(dateEntered)}>
        {formatDate(dateEntered)}
      </time>
    ),
    sortBy: ({ attributes }) => attributes.dateEntered,
  },
];

interface TasksOfStudentProps {
  readonly studentId: string;
  readonly name: string;
  readonly onEdit: (taskId: string) => void;
}

export function TasksOfStudent({ studentId, name, onEdit }: TasksOfStudentProps) {
  const foldedId = useId();
  const query = TasksApi.useAssignmentsOfQuery(studentId);
  const { data: definitions } = TasksApi.useTaskDefinitionsQuery();
  const [unassign] = TasksApi.useUnassignMutation();
  const [completed, setCompleted] = useState<ReadonlySet<string>>();
  const [isOpen, setOpen] = useState(false);
  const tasks = query.currentData?.toSorted(byDueDate(1));
  // A task that is completed while the page is open keeps its place.
  if (tasks && !completed) setCompleted(new Set(tasks.filter(isCompleted).map(({ id }) => id)));
  const isFolded = (task: TaskAssignmentResource) => isCompleted(task) && Boolean(completed?.has(task.id));
  const folded = tasks?.filter(isFolded) ?? [];
  const own = new Set(definitions?.map(({ id }) => id));
  const list = (rows: readonly TaskAssignmentResource[] | undefined, what: string, initialSort: string) => (
    <ResourceList<TaskAssignmentResource, never>
      query={{ ...query, currentData: rows }}
      what={what}
      message={query.error && serverFailure(query.error)}
      sketch="checklist"
      empty={folded.length > 0 ? t.table.allDone(name) : t.table.none(name)}
      table={{ columns, initialSort }}
      nameOf={fullNameOf}
      actions={(task) => {
        const { type, externalId, taskId } = task.attributes;
        const isOwn = type === 'custom' && externalId === null && own.has(taskId);
        return (
          <>
            {isOwn && <EditButton name={fullNameOf(task)} onClick={() => onEdit(taskId)} />}
            <DeleteTask
              compact
              name={fullNameOf(task)}
              run={() => unassign({ taskId, studentId, ceeb: ceebOf(task) })}
              onDeleted={() => focusPageTitle()}
            />
          </>
        );
      }}
    />
  );
  return (
    <>
      {list(
        tasks?.filter((task) => !isFolded(task)),
        t.table.of(name),
        'due',
      )}
      {folded.length > 0 && (
        <Box as="section" above={4}>
          <Button
            variant="minimal"
            icon={isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
            text={t.table.folded(folded.length)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? foldedId : undefined}
            onClick={() => setOpen(!isOpen)}
          />
          {isOpen && <div id={foldedId}>{list(folded, t.table.completedOf(name), '-completed')}</div>}
        </Box>
      )}
    </>
  );
}

/** The due date as text, which becomes a field when it is clicked. */
function DueDateEditor({ task }: { task: TaskAssignmentResource }) {
  const name = fullNameOf(task);
  const { dueDateCanBeModified, completedDate } = task.attributes;
  const [isOpen, setOpen] = useState(false);
  const text = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The focused field disappears when it closes.
  useEffect(() => {
    if (wasOpen.current && !isOpen) text.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const done = completedDate !== null;
  if (done || !dueDateCanBeModified) {
    return (
      <Row wrap gap={[1, 2]}>
        <TaskDueDate task={task} />
        {done && <Button size="small" text={t.cells.saved} disabled aria-label={t.cells.savedOf(name)} />}
      </Row>
    );
  }
  if (isOpen) return <DueDateField task={task} name={name} onClose={() => setOpen(false)} />;
  return (
    <Text as="button" type="button" bare ref={text} className={styles.due} onClick={() => setOpen(true)}>
      <span className="visually-hidden">{t.cells.changeDueDate(name)} </span>
      <TaskDueDate task={task} />
    </Text>
  );
}

interface DueDateFieldProps {
  readonly task: TaskAssignmentResource;
  readonly name: string;
  readonly onClose: () => void;
}

function DueDateField({ task: { attributes, ...task }, name, onClose }: DueDateFieldProps) {
  const { taskId, studentId, dueDate } = attributes;
  const [draft, setDraft] = useState<{ readonly date: string; readonly reminder: number }>();
  const [change, { isLoading }] = TasksApi.useChangeDueDateMutation();
  const edit = (chosen: string) => {
    setDraft({ date: chosen, reminder: toast.warning(t.cells.dueDateChanged) });
  };
  const close = () => {
    if (draft) dismiss(draft.reminder);
    onClose();
  };
  const save = async () => {
    if (!draft) return;
    try {
      const changing = change({
        ...{ taskId, studentId, dueDate: draft.date },
        ceeb: ceebOf({ ...task, attributes }),
      });
      await runAction(changing, t.cells.dueDateSaved);
      close();
    } catch (error) {
      toast.failure(error);
    }
  };
  return (
    <Row
      wrap
      gap={[1, 2]}
      className={styles.field}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <DateInput
        autoFocus
        aria-label={t.cells.dueDateOf(name)}
        value={draft?.date ?? dueDate ?? ''}
        onValueChange={edit}
      />
      <Button
        size="small"
        intent="primary"
        text={t.cells.save}
        aria-label={t.cells.saveOf(name)}
        disabled={!draft?.date || draft.date === dueDate}
        loading={isLoading}
        onClick={() => void save()}
      />
      <Button
        size="small"
        variant="minimal"
        text={t.form.cancel}
        aria-label={t.cells.cancelOf(name)}
        disabled={isLoading}
        onClick={close}
      />
    </Row>
  );
}
