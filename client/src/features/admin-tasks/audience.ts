import { collegeRules } from 'contract/colleges';
import type { TaskType } from 'contract/tasks';
import { TasksApi } from '../../domain/tasks/tasks.api';
import type { ChipItem } from '../../shared/ui/Chips';

export type Audience = 'all-students' | 'students' | 'all-colleges' | 'colleges';

const STUDENTS = ['all-students', 'students'] as const;
const COLLEGES = ['all-colleges', 'colleges'] as const;

export const AUDIENCES: Readonly<Record<TaskType, readonly Audience[]>> = {
  standard: [...STUDENTS, ...COLLEGES],
  custom: STUDENTS,
  college: COLLEGES,
};

export interface AudienceValues {
  readonly audience: '' | Audience;
  readonly students: readonly ChipItem[];
  readonly ceeb_codes: readonly string[];
}

export const NO_AUDIENCE: AudienceValues = { audience: '', students: [], ceeb_codes: [] };

export function useAssignTask() {
  const [toStudents] = TasksApi.useAssignToStudentsMutation();
  const [toColleges] = TasksApi.useAssignToCollegesMutation();

  return (taskId: string, { audience, students, ceeb_codes }: AudienceValues) => {
    switch (audience) {
      case 'all-colleges':
        return toColleges({ taskId, apply_to_all: true });
      case 'colleges':
        return toColleges({ taskId, ceeb_codes });
      case 'all-students':
        return toStudents({ taskId, apply_to_all: true });
      case 'students':
      case '':
        return toStudents({ taskId, user_ids: students.map(({ id }) => id) });
    }
  };
}

export const isCeebCode = (word: string) => collegeRules.ceebCode.pattern.value.test(word);

/** Is also true for the beginning of a code. */
export const isLikeACode = (text: string) => /^U?\d+$/i.test(text.trim());

export const wordsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
];
