import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { BatchResult } from 'contract/task-batches';
import { taskRules } from 'contract/tasks';
import { nameOfStudent, type Student } from '../../../domain/students/StudentCombobox';
import { TaskFields } from '../../../domain/tasks/TaskFields';
import {
  assigning,
  BLANK_TASK,
  paragraphsKept,
  useMakeTask,
  type Making,
  type TaskValues,
} from '../../../domain/tasks/taskForm';
import { useAssignBatchMutation, useAssignToStudentsMutation } from '../../../domain/tasks/tasks.api';
import { TaskText } from '../../../domain/tasks/TaskText';
import { FormFailure, FormRoot, SubmitButton, type Keep } from '../../../shared/form/Form';
import { DueDate } from '../../../shared/ui/DueDate';
import styles from './batch.module.css';
import { Dates } from './Dates';
import { datesOf, ONE_DATE, useDeadlines, type Dating } from './dating';
import { t } from './en';
import { isEverybody, Students, type StudentsValue } from './Students';

export interface Given {
  readonly taskId: string;
  readonly name: string;
  readonly results: readonly (BatchResult & { readonly name: string; readonly dueDate: string })[];
}

interface BatchFormProps {
  /** Whom it begins with; `EVERYBODY` stands alone. */
  readonly students: readonly Student[];
  /** Undefined where it goes to everybody, whom nothing names one by one. */
  readonly onGiven: (given: Given | undefined) => void;
}

type Values = TaskValues & StudentsValue & Making;

const BLANK: Values = { ...BLANK_TASK, students: '', made: null };

const REQUIRED = ['name', 'due_date'] as const;

/** A task, the students who get it, and when it is due for each. */
export function BatchForm({ students: first, onGiven }: BatchFormProps) {
  const [students, setStudents] = useState(first);
  const [dating, setDating] = useState<Dating>(ONE_DATE);
  const toAll = isEverybody(students);
  const deadlines = useDeadlines(dating, toAll ? [] : students);
  const [assign] = useAssignBatchMutation();
  const [assignToStudents] = useAssignToStudentsMutation();
  const make = useMakeTask();

  const submit = async (values: Values, keep: Keep<Values>) => {
    const taskId = await make(values, keep);
    if (toAll) {
      await assigning(assignToStudents({ taskId, apply_to_all: true }).unwrap());
      return onGiven(undefined);
    }
    const own = datesOf(dating, students, deadlines.found);
    const batch = students.map(({ id }) => ({ user_id: id, ...(own.has(id) && { due_date: own.get(id)! }) }));
    const { data } = await assigning(assign({ taskId, students: batch }).unwrap());
    const names = new Map(students.map((student) => [student.id, nameOfStudent(student)]));
    const results = data.map((result) => ({
      ...result,
      name: names.get(result.user_id)!,
      dueDate: own.get(result.user_id) ?? values.due_date,
    }));
    onGiven({ taskId, name: values.name.trim(), results });
  };
  const dates = (dueDate: ReactNode) => (
    <Dates students={students} dating={dating} deadlines={deadlines} onChange={setDating}>
      {dueDate}
    </Dates>
  );
  return (
    <FormRoot<Values> draft="task:new" defaults={BLANK} onSubmit={submit} className={styles.form}>
      <Students students={students} onChange={setStudents} />
      <TaskFields nameRules={taskRules.customName} required={REQUIRED} dates={toAll ? undefined : dates} />
      <Preview />
      <FormFailure />
      <Submit />
    </FormRoot>
  );
}

function Submit() {
  const made = useWatch<Making, 'made'>({ name: 'made' });
  return <SubmitButton label={made ? t.assignAgain : t.add} />;
}

/** Says at any time what will be on the student's list. */
function Preview() {
  const values = useWatch<TaskValues>() as TaskValues;
  return (
    <section aria-label={t.preview} className={styles.preview}>
      <h3>{t.preview}</h3>
      <div className={styles.task}>
        <strong>{values.name.trim() || t.noName}</strong>
        <DueDate date={values.due_date || null} />
      </div>
      <TaskText
        description={values.description.trim()}
        importance={paragraphsKept(values.importance)}
        notes={paragraphsKept(values.notes)}
        weightedImportance={Number(values.weighted_importance) || null}
        approxTotalHours={Number(values.approx_total_hours) || null}
      />
    </section>
  );
}
