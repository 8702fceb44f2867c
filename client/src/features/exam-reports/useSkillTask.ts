import { useState } from 'react';
import { taskRules } from 'contract/tasks';
import { isCompleted } from '../../domain/tasks/taskOrder';
import {
  useAssignmentsOfQuery,
  useAssignToStudentsMutation,
  useCreateReminderMutation,
  useCreateTaskMutation,
  useDeleteReminderMutation,
  useDeleteTaskMutation,
  useMyTasksQuery,
} from '../../domain/tasks/tasks.api';
import { useSignedInUser } from '../../shared/api/session';
import { toast } from '../../shared/ui/toast';
import { undoing } from '../../shared/ui/undo';
import { t } from './en';

/** A task has room for so much of a skill's name. */
const LONGEST = taskRules.customName.maxLength.value;

const named = (skill: string) => {
  const name = t.next.task(skill);
  return name.length <= LONGEST ? name : `${name.slice(0, LONGEST - 1).trimEnd()}…`;
};

/** Practice of a skill as a task: a reminder of the student's own, or one that staff give. */
export function useSkillTask(studentId: string, skill: string, notes: string) {
  const { role } = useSignedInUser();
  const isOwn = role === 'student';
  const own = useMyTasksQuery(undefined, { skip: !isOwn });
  const given = useAssignmentsOfQuery(studentId, { skip: isOwn });
  const [remind] = useCreateReminderMutation();
  const [forget] = useDeleteReminderMutation();
  const [create] = useCreateTaskMutation();
  const [remove] = useDeleteTaskMutation();
  const [assign] = useAssignToStudentsMutation();
  const [isAdding, setAdding] = useState(false);

  const name = named(skill);
  const tasks = (isOwn ? own.currentData : given.currentData) ?? [];
  const isOnList = tasks.some((task) => task.attributes.name === name && !isCompleted(task));

  const give = async () => {
    const { id } = await create({ type: 'custom', name, notes }).unwrap();
    try {
      await assign({ taskId: id, user_ids: [studentId] }).unwrap();
    } catch (error) {
      // Nobody has it, and trying again makes another one.
      await remove(id).unwrap();
      throw error;
    }
    return id;
  };
  const add = async () => {
    setAdding(true);
    try {
      const id = isOwn ? (await remind({ name, notes }).unwrap()).id : await give();
      const takeBack = () => (isOwn ? forget(id).unwrap() : remove(id).unwrap());
      toast.success(t.next.done(name), undoing(takeBack, t.next.undone));
    } catch (error) {
      toast.failure(error);
    } finally {
      setAdding(false);
    }
  };
  return { isOnList, isAdding, add: () => void add() };
}
