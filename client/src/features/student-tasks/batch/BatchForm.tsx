import { FormGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { BatchResult } from 'contract/task-batches';
import { taskRules } from 'contract/tasks';
import { nameOfStudent, StudentCombobox, type Student } from '../../../domain/students/StudentCombobox';
import { TaskFields } from '../../../domain/tasks/TaskFields';
import { BLANK_TASK, changedFields, paragraphsKept, type TaskValues } from '../../../domain/tasks/taskForm';
import { useAssignBatchMutation } from '../../../domain/tasks/tasks.api';
import { TaskText } from '../../../domain/tasks/TaskText';
import { FieldError } from '../../../shared/form/FieldError';
import { FormFailure, FormRoot, SubmitButton } from '../../../shared/form/Form';
import { Chip, ChipList } from '../../../shared/ui/Chips';
import { DueDate } from '../../../shared/ui/DueDate';
import styles from './batch.module.css';
import { Dates } from './Dates';
import { datesOf, ONE_DATE, useDeadlines, type Dating } from './dating';
import { t } from './en';

export interface Given {
  readonly taskId: string;
  readonly name: string;
  readonly results: readonly (BatchResult & { readonly name: string; readonly dueDate: string })[];
}

interface BatchFormProps {
  readonly students: readonly Student[];
  readonly onGiven: (given: Given) => void;
}

const REQUIRED = ['name', 'due_date'] as const;

/** Of thousands only these are named. */
const MOST_NAMED = 30;

/** A task, the students who get it, and when it is due for each: sent at once. */
export function BatchForm({ students: first, onGiven }: BatchFormProps) {
  const [students, setStudents] = useState(first);
  const [dating, setDating] = useState<Dating>(ONE_DATE);
  const [isNobody, setNobody] = useState(false);
  const deadlines = useDeadlines(dating, students);
  const [assign] = useAssignBatchMutation();

  const submit = async (values: TaskValues) => {
    setNobody(students.length === 0);
    if (students.length === 0) return;
    const own = datesOf(dating, students, deadlines.found);
    const { external_id: _, ...fields } = changedFields(values);
    const batch = students.map(({ id }) => ({ user_id: id, ...(own.has(id) && { due_date: own.get(id)! }) }));
    const { id, data } = await assign({ ...fields, name: values.name.trim(), students: batch }).unwrap();
    const names = new Map(students.map((student) => [student.id, nameOfStudent(student)]));
    const results = data.map((result) => ({
      ...result,
      name: names.get(result.user_id)!,
      dueDate: own.get(result.user_id) ?? values.due_date,
    }));
    onGiven({ taskId: id, name: values.name.trim(), results });
  };
  const remove = (id: string) => setStudents(students.filter((student) => student.id !== id));
  const add = ({ id, firstName, lastName }: Student) => {
    setNobody(false);
    setStudents([...students, { id, firstName, lastName }]);
  };
  return (
    <FormRoot<TaskValues> defaults={BLANK_TASK} onSubmit={submit} className={styles.form}>
      <FormGroup label={t.students} labelFor="batch-student">
        <ChipList label={t.chosen}>
          {students.slice(0, MOST_NAMED).map((student) => (
            <Chip
              key={student.id}
              label={nameOfStudent(student)}
              control="batch-student"
              onRemove={() => remove(student.id)}
            />
          ))}
        </ChipList>
        {students.length > MOST_NAMED && <p>{t.more(students.length - MOST_NAMED)}</p>}
        <StudentCombobox
          id="batch-student"
          shown=""
          without={new Set(students.map(({ id }) => id))}
          onChoose={add}
        />
        <FieldError id="batch-student-error">{isNobody ? t.noStudents : undefined}</FieldError>
      </FormGroup>
      <TaskFields nameRules={taskRules.customName} required={REQUIRED}>
        <Dates students={students} dating={dating} deadlines={deadlines} onChange={setDating} />
      </TaskFields>
      <Preview />
      <FormFailure />
      <SubmitButton label={t.add} />
    </FormRoot>
  );
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
