import { GRADES, type Grade } from 'contract/profile';
import { gradeName } from '../../domain/students/school';
import { FilterChips } from '../../shared/ui/FilterChips';
import { t } from './en';

interface GradeChipsProps {
  readonly grade: Grade | undefined;
  readonly counts: Readonly<Record<Grade | 'all', number>> | undefined;
  readonly onChange: (grade: string) => void;
}

/** Filters by grade; offers only grades that some student has. */
export function GradeChips({ grade, counts, onChange }: GradeChipsProps) {
  const grades = GRADES.filter((each) => each === grade || (counts?.[each] ?? 0) > 0);
  return (
    <FilterChips
      label={t.grade}
      value={grade ?? ''}
      options={[
        { value: '', text: t.allGrades, count: counts?.all },
        ...grades.map((value) => ({ ...{ value, text: gradeName(value), count: counts?.[value] } })),
      ]}
      onChange={onChange}
    />
  );
}
