import { useState } from 'react';
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
  const [create] = useCreateTaskMutation();
  const [remove] = useDeleteTaskMutation();
  const [assign] = useAssignToStudentsMutation();
  const [isAdding, setAdding] = useState(false);

  const name = named(skill);
  const tasks = (isOwn ? own.currentData : given.currentData) ?? [];
  const isOnList = tasks.some((task) => task.attributes.name === name && !isCompleted(task));

  const note = async () => {
    const noting = remind({ name, notes });
    await noting.unwrap();
    return [noting];
  };
  const give = async () => {
    const creating = create({ type: 'custom', name, notes });
    const { id } = await creating.unwrap();
    const assigning = assign({ taskId: id, user_ids: [studentId] });
    try {
      await assigning.unwrap();
    } catch (error) {
      // Nobody has it, and trying again makes another one.
      await remove(id).unwrap();
      throw error;
    }
    return [creating, assigning];
  };
  const add = async () => {
    setAdding(true);
    try {
      const acts = await (isOwn ? note() : give());
      toast.success(t.next.done(name), undoOf(acts, { said: t.next.undone }));
    } catch (error) {
      toast.failure(error);
    } finally {
      setAdding(false);
    }
  };
  return { isOnList, isAdding, add: () => void add() };
}
