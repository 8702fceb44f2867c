import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useFormContext, useWatch, get } from 'react-hook-form';
import { Button, FormGroup, HTMLSelect } from '@blueprintjs/core';
import type { BatchResult } from 'contract/task-batches';
import { taskRules, type TaskDefinitionResource } from 'contract/tasks';
import { violation, type FieldRules } from 'contract/rules';
import { nameOfStudent, type Student } from '../../../domain/students/StudentCombobox';
import { TaskFields } from '../../../domain/tasks/TaskFields';
import {
  assigning,
  BLANK_TASK,
  toStoredParagraphs,
  useMakeTask,
  type Making,
  type TaskValues,
  changedFields,
} from '../../../domain/tasks/taskForm';
import { TasksApi } from '../../../domain/tasks/tasks.api';
import { TaskText } from '../../../domain/tasks/TaskText';
import { FormFailure, FormRoot, SubmitButton, type StoreProgress } from '../../../shared/form/Form';
import { DueDate } from '../../../domain/tasks/DueDate';
import { Box, Row, Text } from '../../../shared/layout/layout';
import { toast } from '../../../shared/ui/toast';
import { runAction } from '../../../shared/ui/undo';
import { violationText } from '../../../shared/form/FieldError';
import { formatDate } from '../../../shared/lib/time';
import { startFrom, lastTasksIn, templatesIn } from '../templates';
import styles from '../student-tasks.module.css';
import { Dates, datesOf, ONE_DATE, useDeadlines, type Dating, type FromDeadlines } from './Dates';
import { t } from './en';
import { includesAllStudents, Students, type StudentsValue } from './Students';

export interface InitialValues {
  readonly taskId: string;
  readonly name: string;
  readonly results: readonly (BatchResult & { readonly name: string; readonly dueDate: string })[];
}

interface BatchFormProps {
  /** `ALL_STUDENTS` is never combined with single students. */
  readonly students: readonly Student[];
  /** A template or an earlier task. */
  readonly start?: TaskDefinitionResource;
  /** Undefined if the task was assigned to everyone, because no result names single students then. */
  readonly onGiven: (given: InitialValues | undefined) => void;
}

interface DatingValue {
  readonly dating: Dating;
}

type Values = TaskValues & StudentsValue & DatingValue & Making;

const REQUIRED = ['name', 'due_date'] as const;

export function BatchForm({ students: first, start, onGiven }: BatchFormProps) {
  const [blank] = useState<Values>({
    ...BLANK_TASK,
    ...(start && startFrom(start)),
    ...{ students: first, dating: ONE_DATE, made: null },
  });
  const [assign] = TasksApi.useAssignBatchMutation();
  const [assignToStudents] = TasksApi.useAssignToStudentsMutation();
  const make = useMakeTask();
  const foundRef = useRef<FromDeadlines['found']>(new Map());

  const submit = async ({ students, dating, ...values }: Values, keep: StoreProgress<Values>) => {
    const taskId = await make(values, keep);
    if (includesAllStudents(students)) {
      await assigning(assignToStudents({ taskId, apply_to_all: true }).unwrap());
      return onGiven(undefined);
    }
    const own = datesOf(dating, students, foundRef.current);
    const batch = students.map(({ id }) => ({ user_id: id, ...(own.has(id) && { due_date: own.get(id)! }) }));
    const assigned = await assigning(assign({ taskId, students: batch }).unwrap());
    const names = new Map(students.map((student) => [student.id, nameOfStudent(student)]));
    const results = assigned.map((result) => ({
      ...result,
      name: names.get(result.user_id)!,
      dueDate: own.get(result.user_id) ?? values.due_date,
    }));
    onGiven({ taskId, name: values.name.trim(), results });
  };
  return (
    <FormRoot<Values>
      draft={draftOf(first, start)}
      defaults={blank}
      onSubmit={submit}
      className={styles.batch}
    >
      <Students />
      <StartFrom first={start?.id ?? ''} />
      <DatedFields foundRef={foundRef} />
      <Preview />
      <Unready />
      <FormFailure />
      <Row wrap gap={2}>
        <Submit />
        <SaveTemplate />
      </Row>
    </FormRoot>
  );
}

const draftOf = (students: readonly Student[], start?: TaskDefinitionResource) =>
  ['task:new:', students.map(({ id }) => id).join(' '), start && ` from ${start.id}`].join('');

interface DatedFieldsProps {
  readonly foundRef: RefObject<FromDeadlines['found']>;
}

function DatedFields({ foundRef }: DatedFieldsProps) {
  const { setValue } = useFormContext<DatingValue>();
  const students = useWatch<StudentsValue, 'students'>({ name: 'students' });
  const dating = useWatch<DatingValue, 'dating'>({ name: 'dating' });
  const toAll = includesAllStudents(students);
  const deadlines = useDeadlines(dating, toAll ? [] : students);
  useEffect(() => {
    foundRef.current = deadlines.found;
  });
  const change = (next: Dating) => setValue('dating', next, { shouldDirty: true });
  const dates = (dueDate: ReactNode) => (
    <Dates students={students} dating={dating} deadlines={deadlines} onChange={change}>
      {dueDate}
    </Dates>
  );
  return (
    <TaskFields nameRules={taskRules.customName} required={REQUIRED} dates={toAll ? undefined : dates} />
  );
}

function Submit() {
  const made = useWatch<Making, 'made'>({ name: 'made' });
  const students = useWatch<StudentsValue, 'students'>({ name: 'students' });
  const label = includesAllStudents(students) ? t.addForAll : t.addFor(students.length);
  return <SubmitButton label={made ? t.assignAgain : label} />;
}

function Preview() {
  const values = useWatch<TaskValues>() as TaskValues;
  return (
    <Box
      as="section"
      aria-label={t.preview}
      pad={[4, 'inset']}
      below={4}
      breakable
      className={styles.preview}
    >
      <Text as="h3" below={3} size={1} tone="muted" weight={500}>
        {t.preview}
      </Text>
      <Row align="baseline" justify="between" wrap gap={[1, 4]} below={3}>
        <strong>{values.name.trim() || t.noName}</strong>
        <DueDate date={values.due_date || null} />
      </Row>
      <TaskText
        description={values.description.trim()}
        importance={toStoredParagraphs(values.importance)}
        notes={toStoredParagraphs(values.notes)}
        weightedImportance={Number(values.weighted_importance) || null}
        approxTotalHours={Number(values.approx_total_hours) || null}
      />
    </Box>
  );
}

const TEXTS = [
  'name',
  'description',
  'weighted_importance',
  'approx_total_hours',
  'importance',
  'notes',
] as const;

/** Saves the task without assigning it to anyone. */
function SaveTemplate() {
  const { getValues, trigger } = useFormContext<TaskValues>();
  const [create, { isLoading }] = TasksApi.useCreateTaskMutation();
  const save = async () => {
    if (!(await trigger(TEXTS, { shouldFocus: true }))) return;
    const values = getValues();
    const fields = { ...changedFields(values), type: 'custom', name: values.name.trim() } as const;
    try {
      await runAction(create(fields), t.templateSaved);
    } catch (error) {
      toast.failure(error);
    }
  };
  return <Button text={t.saveTemplate} loading={isLoading} onClick={() => void save()} />;
}

const optional = (rules: FieldRules): FieldRules => ({ ...rules, required: undefined });

const RULES = {
  name: taskRules.customName,
  description: optional(taskRules.description),
  due_date: taskRules.dueDate,
  weighted_importance: optional(taskRules.weightedImportance),
  approx_total_hours: optional(taskRules.approxTotalHours),
  importance: optional(taskRules.importance),
  notes: optional(taskRules.notes),
} as const;

/** Says before the form is sent what is missing or too long, unless the field itself already says it. */
function Unready() {
  const { errors } = useFormContext<TaskValues & StudentsValue>().formState;
  const values = useWatch<TaskValues & StudentsValue>() as TaskValues & StudentsValue;
  const issues = [
    !errors.students && values.students.length === 0 ? t.noStudents : undefined,
    ...Object.entries(RULES).map(([name, rules]) =>
      get(errors, name) ? undefined : violationText(violation(rules, values[name as keyof typeof RULES])),
    ),
  ].filter((issue) => issue !== undefined);
  if (issues.length === 0) return null;
  return (
    <Box below={3} aria-live="polite">
      <Text as="p" flush size={2} weight={600}>
        {t.unready}
      </Text>
      <Box as="ul" bulleted flush>
        {issues.map((issue) => (
          <Text as="li" key={issue} size={2} tone="accent">
            {issue}
          </Text>
        ))}
      </Box>
    </Box>
  );
}

const ID = 'batch-start';

/** Fills the form with one of the user's templates or latest tasks. */
function StartFrom({ first }: { first: string }) {
  const { setValue, formState } = useFormContext<TaskValues>();
  const { data: tasks = [] } = TasksApi.useTaskDefinitionsQuery();
  const [chosen, setChosen] = useState(first);
  const groups = [
    [t.templates, templatesIn(tasks), nameOf],
    [t.lastTasks, lastTasksIn(tasks), datedNameOf],
  ] as const;
  if (groups.every(([, group]) => group.length === 0)) return null;
  const choose = (id: string) => {
    setChosen(id);
    const task = tasks.find((one) => one.id === id);
    if (!task) return;
    const values = Object.entries(startFrom(task)) as [keyof TaskValues, TaskValues[keyof TaskValues]][];
    for (const [name, value] of values)
      setValue(name, value, {
        shouldDirty: true,
        shouldValidate: formState.isSubmitted,
      });
  };
  return (
    <FormGroup label={t.startFrom} labelFor={ID}>
      <HTMLSelect id={ID} fill value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value="">{t.emptyTask}</option>
        {groups.map(
          ([label, group, textOf]) =>
            group.length > 0 && (
              <optgroup key={label} label={label}>
                {group.map((task) => (
                  <option key={task.id} value={task.id}>
                    {textOf(task)}
                  </option>
                ))}
              </optgroup>
            ),
        )}
      </HTMLSelect>
    </FormGroup>
  );
}

const nameOf = ({ attributes: { name } }: TaskDefinitionResource) => name;

const datedNameOf = ({ attributes: { name, createdAt } }: TaskDefinitionResource) =>
  t.addedOn(name, formatDate(createdAt));
