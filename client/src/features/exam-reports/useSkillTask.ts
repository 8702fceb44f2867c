import { useRef, useState } from 'react';
import { taskRules } from 'contract/tasks';
import { isCompleted } from '../../domain/tasks/taskOrder';
import {
  useAssignmentsOfQuery,
  useAssignToStudentsMutation,
  useCreateReminderMutation,
  useCreateTaskMutation,
  useDeleteTaskMutation,
  useMyTasksQuery,
} from '../../domain/tasks/tasks.api';
import { useSignedInUser } from '../../shared/api/session';
import { toast } from '../../shared/ui/toast';
import { undoOf } from '../../shared/ui/undo';
import { t } from './en';

const MAX_NAME_LENGTH = taskRules.customName.maxLength.value;

const named = (skill: string) => {
  const name = t.next.task(skill);
  return name.length <= MAX_NAME_LENGTH ? name : `${name.slice(0, MAX_NAME_LENGTH - 1).trimEnd()}…`;
};

/** Creates a student's own reminder, or a task that staff assign. */
export function useSkillTask(studentId: string, skill: string, notes: string) {
  const { role } = useSignedInUser();
  const isOwn = role === 'student';
  const own = useMyTasksQuery(undefined, { skip: !isOwn });
  const given = useAssignmentsOfQuery(studentId, { skip: isOwn });
  const [remind] = useCreateReminderMutation();
  const [create] = useCreateTaskMutation();
  const [remove] = useDeleteTaskMutation();
  const [assign] = useAssignToStudentsMutation();
  const [isAdding, setAdding] = useState(false);

  const made = useRef<ReturnType<typeof create>>(undefined);

  const name = named(skill);
  const tasks = (isOwn ? own.currentData : given.currentData) ?? [];
  const isOnList = tasks.some((task) => task.attributes.name === name && !isCompleted(task));

  const note = async () => {
    const noting = remind({ name, notes });
    await noting.unwrap();
    return { act: noting };
  };
  /** Undoing the creation is enough, because deleting the task removes its assignment too. */
  const give = async () => {
    const creating = made.current ?? create({ type: 'custom', name, notes });
    const { id } = await creating.unwrap();
    made.current = creating;
    try {
      await assign({ taskId: id, user_ids: [studentId] }).unwrap();
      made.current = undefined;
    } catch (error) {
      // When the unassigned task cannot be deleted, the next attempt reuses it.
      await remove(id)
        .unwrap()
        .then(() => (made.current = undefined))
        .catch(() => undefined);
      throw error;
    }
    return { act: creating };
  };
  const add = async () => {
    setAdding(true);
    try {
      const { act } = await (isOwn ? note() : give());
      toast.success(t.next.done(name), undoOf(act, { message: t.next.undone }));
    } catch (error) {
      toast.failure(error);
    } finally {
      setAdding(false);
    }
  };
  return { isOnList, isAdding, add: () => void add() };
}
