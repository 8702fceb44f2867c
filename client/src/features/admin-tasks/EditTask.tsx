import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { messages } from 'contract/messages';
import type { TaskDefinitionResource } from 'contract/tasks';
import { isApiError } from '../../shared/api/errors';
import { FormFailure, FormRoot, SubmitButton } from '../../shared/form/Form';
import { DeleteTask } from '../../domain/tasks/DeleteTask';
import { TasksApi } from '../../domain/tasks/tasks.api';
import { useSaveTask, valuesOf, type TaskValues } from '../../domain/tasks/taskForm';
import { Row } from '../../shared/layout/layout';
import { toast } from '../../shared/ui/toast';
import { undoOf } from '../../shared/ui/undo';
import { AdminTaskFields } from './AdminTaskFields';
import { NO_AUDIENCE, useAssignTask, type AudienceValues } from './audience';
import { AudienceFields } from './AudienceFields';
import { t } from './en';
import styles from './adminTasks.module.css';

export function EditTask({ task }: { task: TaskDefinitionResource }) {
  const navigate = useNavigate();
  const [deleteTask] = TasksApi.useDeleteTaskMutation();
  return (
    <>
      <TaskForm task={task} />
      <section className={styles.card}>
        <h2>{t.edit.assignToMore[task.attributes.type]}</h2>
        <Assigned task={task} />
        <AssignForm task={task} />
      </section>
      <section className={styles.card}>
        <h2>{t.edit.delete}</h2>
        <p>{t.edit.deleteConsequence}</p>
        <Row align="stretch">
          <DeleteTask
            name={task.attributes.name}
            students={task.attributes.assignedCount}
            run={() => deleteTask(task.id)}
            onDeleted={() => navigate('/admin/tasks')}
          />
        </Row>
      </section>
    </>
  );
}

function TaskForm({ task: { id, attributes } }: { task: TaskDefinitionResource }) {
  const [defaults] = useState(() => valuesOf(attributes));
  const save = useSaveTask({ id, values: defaults });
  const submit = async (values: TaskValues) => {
    try {
      await save(values);
    } catch (failed) {
      if (isApiError(failed) && (failed.data.fields || failed.status === 0)) throw failed;
      throw new Error(messages.unableToUpdateTask(id), { cause: failed });
    }
    toast.success(t.edit.updated(id));
  };
  return (
    <FormRoot<TaskValues> draft={`task:${id}`} defaults={defaults} onSubmit={submit} className={styles.card}>
      <AdminTaskFields existing={defaults} />
      <FormFailure />
      <SubmitButton label={t.edit.update} />
    </FormRoot>
  );
}

function Assigned({ task: { attributes, relationships } }: { task: TaskDefinitionResource }) {
  const { type, assignedCount, applyToAllColleges } = attributes;
  const names = relationships.college_tasks.data.map(({ college_name }) => college_name);
  const given = applyToAllColleges || names.length > 0;
  return (
    <>
      {type !== 'college' && <p>{given ? t.edit.given(assignedCount) : t.edit.onLists(assignedCount)}</p>}
      {(type === 'college' || given) && (
        <p>{applyToAllColleges ? t.edit.belongsToAll : t.edit.belongsTo(names)}</p>
      )}
    </>
  );
}

function AssignForm({ task: { id, attributes } }: { task: TaskDefinitionResource }) {
  const [assignments, setAssignments] = useState(0);
  const assign = useAssignTask();
  const submit = async (values: AudienceValues) => {
    const assigning = assign(id, values);
    await assigning.unwrap();
    // "All students" includes those who join later, so only an assignment to named students can be undone.
    toast.success(messages.taskUpdated, values.audience === 'students' ? undoOf(assigning) : undefined);
    setAssignments(assignments + 1);
  };
  return (
    <FormRoot<AudienceValues> key={assignments} defaults={NO_AUDIENCE} onSubmit={submit}>
      <AudienceFields type={attributes.type} />
      <FormFailure />
      <AssignButton />
    </FormRoot>
  );
}

function AssignButton() {
  const { isSubmitting } = useFormContext().formState;
  return <Button type="submit" text={t.edit.assign} loading={isSubmitting} />;
}
