import { collegeRules } from 'contract/colleges';
import type { SyncResult, TaskType } from 'contract/resources';
import { useAssignToCollegesMutation, useAssignToStudentsMutation } from '../../shared/tasks/tasks.api';
import type { ChipItem } from '../../shared/ui/Chips';

/** Whom a task goes to, as the form holds it. */
export interface AudienceValues {
  readonly audience: '' | 'all' | 'chosen';
  readonly students: readonly ChipItem[];
  readonly ceeb_codes: readonly string[];
}

export const NOBODY: AudienceValues = { audience: '', students: [], ceeb_codes: [] };

export function useAssignTask() {
  const [toStudents] = useAssignToStudentsMutation();
  const [toColleges] = useAssignToCollegesMutation();

  return (taskId: string, type: TaskType, values: AudienceValues): Promise<SyncResult> => {
    const all = values.audience === 'all';
    if (type === 'college') {
      return toColleges(
        all ? { taskId, apply_to_all: true } : { taskId, ceeb_codes: values.ceeb_codes },
      ).unwrap();
    }
    const user_ids = values.students.map(({ id }) => id);
    return toStudents(all ? { taskId, apply_to_all: true } : { taskId, user_ids }).unwrap();
  };
}

export const isCeebCode = (word: string) => collegeRules.ceebCode.pattern.value.test(word);

/** A code, or the beginning of one: not a name. */
export const isLikeACode = (text: string) => /^U?\d+$/i.test(text.trim());

/** The words of a list typed or pasted, each once. */
export const wordsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
];
