import { useState } from 'react';
import type { Student } from '../../../domain/students/StudentCombobox';
import { useDeleteTaskMutation } from '../../../domain/tasks/tasks.api';
import { toast } from '../../../shared/ui/toast';
import { undoing } from '../../../shared/ui/undo';
import { BatchForm, type InitialValues } from './BatchForm';
import { t } from './en';
import { Results } from './Results';

export default function NewTask({ students }: { students: readonly Student[] }) {
  const [given, setGiven] = useState<InitialValues>();
  const [round, setRound] = useState(0);
  const [deleteTask] = useDeleteTaskMutation();

  const undoAssignment = async ({ taskId }: InitialValues) => {
    await deleteTask(taskId).unwrap();
    setGiven((now) => (now?.taskId === taskId ? undefined : now));
  };
  const done = (next: InitialValues | undefined) => {
    setGiven(next);
    setRound(round + 1);
    const undo = next && undoing(() => undoAssignment(next), t.undone);
    toast.success(t.added, undo);
  };
  return (
    <>
      {given && (
        <Results
          key={given.taskId}
          given={given}
          onUndo={async () => {
            try {
              await undoAssignment(given);
              toast.success(t.undone);
            } catch (error) {
              toast.failure(error);
            }
          }}
        />
      )}
      <BatchForm key={round} students={students} onGiven={done} />
    </>
  );
}
