import { useState } from 'react';
import { messages } from 'contract/messages';
import type { Progress } from 'contract/students';
import { foldForSearch } from 'contract/text';
import { fullName } from '../../shared/lib/format';
import { useDebounced } from '../../shared/lib/clock';
import { Combobox } from '../../shared/ui/Combobox';
import { t } from './en';
import { StudentsApi } from './students.api';

export interface Student {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Option value for every student of the user, including later ones; it replaces a student's id. */
export const ALL = 'all';

interface Option extends Student {
  readonly progress: Progress | null;
}

export const ALL_STUDENTS: Student = { id: ALL, firstName: t.all, lastName: '' };

interface StudentComboboxProps {
  readonly id: string;
  readonly shown: string;
  readonly withAll?: boolean;
  readonly without?: ReadonlySet<string>;
  readonly onChoose: (student: Student) => void;
}

export function StudentCombobox({ id, shown, withAll, without, onChoose }: StudentComboboxProps) {
  const [typed, setTyped] = useState<string>();
  const q = useDebounced(typed?.trim() ?? '');
  const query = StudentsApi.useStudentsQuery({ q: q || undefined, sort: 'lastName', currentPage: 1 });
  const found = query.currentData?.data
    .filter((student) => !without?.has(student.id))
    .map(({ id, attributes: { firstName, lastName, progress } }) => ({ id, firstName, lastName, progress }));
  const offersAll = withAll && foldForSearch(t.all).startsWith(foldForSearch(q));
  return (
    <Combobox<Option>
      id={id}
      label={t.found}
      fill
      placeholder={t.choose}
      value={typed ?? shown}
      onValueChange={setTyped}
      onFocus={({ currentTarget }) => currentTarget.select()}
      search={{
        found: found && [...(offersAll ? [{ ...ALL_STUDENTS, progress: null }] : []), ...found],
        failed: query.error ? messages.studentsFailed : undefined,
        onRetry: query.refetch,
      }}
      none={t.none}
      option={({ id, firstName, lastName, progress }) => ({
        title: id === ALL ? t.all : `${lastName}, ${firstName}`,
        details: id === ALL ? t.everybody : progress ? detailsOf(progress) : '',
      })}
      onChoose={(student) => {
        setTyped(undefined);
        onChoose(student);
      }}
      onDismiss={() => setTyped(undefined)}
    />
  );
}

const detailsOf = ({ tasks, tasksDone, overdue }: Progress) =>
  [tasks > 0 && t.progress(tasksDone, tasks), overdue > 0 && t.late(overdue)].filter(Boolean).join(' · ');

export const nameOfStudent = (student: Student): string => (student.id === ALL ? t.all : fullName(student));
