import { FormGroup, HTMLSelect } from '@blueprintjs/core';
import type { AccessResource } from 'contract/identity';
import { t } from './en';
import { ALL } from './useTasksAddress';
import styles from './StudentTasksPage.module.css';

export interface Student {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** By last name. */
export const studentsIn = (access: readonly AccessResource[]): readonly Student[] =>
  access
    .flatMap(({ attributes: { firstName, lastName }, relationships }) => {
      const student = relationships.student?.data;
      return student ? [{ id: student.id, firstName, lastName }] : [];
    })
    .sort((a, b) => a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName));

interface StudentSelectProps {
  /** Undefined while loading. */
  readonly students: readonly Student[] | undefined;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

export function StudentSelect({ students, value, onChange }: StudentSelectProps) {
  const known = value === ALL || students?.some(({ id }) => id === value);
  return (
    <FormGroup label={t.page.student} labelFor="student" className={styles.student}>
      <HTMLSelect
        id="student"
        fill
        disabled={!students}
        value={known ? value : ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="" disabled>
          {students?.length === 0 ? t.page.noStudents : t.page.choose}
        </option>
        <option value={ALL}>{t.page.all}</option>
        {students?.map(({ id, firstName, lastName }) => (
          <option key={id} value={id}>
            {t.page.listed(lastName, firstName)}
          </option>
        ))}
      </HTMLSelect>
    </FormGroup>
  );
}
