import { useState, useEffect, useRef } from 'react';
import { Button, Callout } from '@blueprintjs/core';
import type { Student } from '../../../domain/students/StudentCombobox';
import { TasksApi } from '../../../domain/tasks/tasks.api';
import { Loading } from '../../../shared/list/States';
import { toast } from '../../../shared/ui/toast';
import { undoing } from '../../../shared/ui/undo';
import { formatDate } from '../../../shared/lib/time';
import { Box } from '../../../shared/layout/layout';
import { BatchForm, type InitialValues } from './BatchForm';
import { t } from './en';
import styles from '../student-tasks.module.css';

interface NewTaskProps {
  readonly students: readonly Student[];
  /** Id of the task to start from; empty for an empty form. */
  readonly from: string;
}

export default function NewTask({ students, from }: NewTaskProps) {
  const { data: tasks, isLoading } = TasksApi.useTaskDefinitionsQuery(undefined, { skip: !from });
  const [given, setGiven] = useState<InitialValues>();
  const [round, setRound] = useState(0);
  const [deleteTask] = TasksApi.useDeleteTaskMutation();

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
  if (from && isLoading) return <Loading what={t.startFrom} />;
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
      {round === 0 ? (
        <BatchForm students={students} start={tasks?.find(({ id }) => id === from)} onGiven={done} />
      ) : (
        <BatchForm key={round} students={[]} onGiven={done} />
      )}
    </>
  );
}

function Results({ given, onUndo }: { given: InitialValues; onUndo: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  // The submitted form is empty again, so the focus moves from its end to the results.
  useEffect(() => place.current?.focus(), []);
  const without = given.results.filter(({ outcome }) => outcome === 'no-access').length;
  return (
    <div ref={place} tabIndex={-1}>
      <Callout
        intent={without > 0 ? 'warning' : 'success'}
        icon={null}
        className={styles.results}
        title={t.given(given.name, given.results.length - without)}
      >
        {without > 0 && <p>{t.notGiven(without)}</p>}
        <Box as="details" below={3} open={without > 0}>
          <summary>{t.results}</summary>
          <ul>
            {given.results.map(({ user_id, name, outcome, dueDate }) => (
              <li key={user_id}>
                <strong>{name}</strong> {t.outcomes[outcome]}
                {outcome !== 'no-access' && `, ${t.due(formatDate(dueDate))}`}
              </li>
            ))}
          </ul>
        </Box>
        <Button size="small" text={t.undoForAll} onClick={onUndo} />
      </Callout>
    </div>
  );
}
