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

const CEEB_CODE = /^(\d{4,6}|U\d{6})$/;

export const isCeebCode = (word: string) => CEEB_CODE.test(word);

/** The words of a list typed or pasted, each once. */
export const wordsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
];
