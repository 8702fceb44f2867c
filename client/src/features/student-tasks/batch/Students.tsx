import { FormGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  ALL,
  ALL_STUDENTS,
  nameOfStudent,
  StudentCombobox,
  type Student,
} from '../../../domain/students/StudentCombobox';
import { FieldError } from '../../../shared/form/FieldError';
import { Chip, ChipList } from '../../../shared/ui/Chips';
import { Text } from '../../../shared/layout/layout';
import { t } from './en';

export interface StudentsValue {
  readonly students: readonly Student[];
}

/** This many names fit without scrolling. */
const MAX_NAMED = 8;

export const includesAllStudents = (students: readonly Student[]) => students.some(({ id }) => id === ALL);

export function Students() {
  const { register, formState, clearErrors, setValue } = useFormContext<StudentsValue>();
  const students = useWatch<StudentsValue, 'students'>({ name: 'students' });
  const [showsAll, setShowsAll] = useState(false);
  const named = showsAll ? students : students.slice(0, MAX_NAMED);
  register('students', { validate: (chosen) => chosen.length > 0 || t.noStudents });
  const change = (next: readonly Student[]) => {
    clearErrors('students');
    setValue('students', next, { shouldDirty: true });
  };
  const add = ({ id, firstName, lastName }: Student) =>
    change(id === ALL ? [ALL_STUDENTS] : [...students, { id, firstName, lastName }]);
  return (
    <FormGroup label={t.students} labelFor="batch-student">
      <ChipList label={t.chosen}>
        {named.map((student) => (
          <Chip
            key={student.id}
            label={nameOfStudent(student)}
            control="batch-student"
            onRemove={() => change(students.filter(({ id }) => id !== student.id))}
          />
        ))}
      </ChipList>
      {students.length > named.length && (
        <Text as="button" type="button" bare link onClick={() => setShowsAll(true)}>
          {t.more(students.length - named.length)}
        </Text>
      )}
      {includesAllStudents(students) ? (
        <Text as="p" flush size={2} tone="muted">
          {t.everybody}
        </Text>
      ) : (
        <StudentCombobox
          id="batch-student"
          shown=""
          withAll
          without={new Set(students.map(({ id }) => id))}
          onChoose={add}
        />
      )}
      <FieldError id="batch-student-error">{formState.errors.students?.message}</FieldError>
    </FormGroup>
  );
}
