import { Button, Callout, InputGroup } from '@blueprintjs/core';
import { useId, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messages } from 'contract/messages';
import { isApiError } from '../../shared/api/errors';
import { Empty, Failed, Loading } from '../../shared/list/States';
import { tasksApi, useTaskDefinitionsQuery } from '../../shared/tasks/tasks.api';
import { EditTask } from './EditTask';
import styles from './taskPages.module.css';

/** The address names the task: by external id, or by id where it has none. */
export default function EditTaskPage() {
  const [params] = useSearchParams();
  const externalId = params.get('externalId');
  const id = params.get('id');
  return (
    <>
      <FindTask key={externalId} externalId={externalId ?? ''} />
      {externalId ? (
        <TaskByExternalId externalId={externalId} />
      ) : id ? (
        <TaskById id={id} />
      ) : (
        <Empty>You have to find a task first</Empty>
      )}
    </>
  );
}

function FindTask({ externalId }: { externalId: string }) {
  const id = useId();
  const [typed, setTyped] = useState(externalId);
  const [, setParams] = useSearchParams();
  const find = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    setParams(wanted ? { externalId: wanted } : {});
  };
  return (
    <form role="search" className={styles.find} onSubmit={find}>
      <label htmlFor={id}>Find by external id</label>
      <InputGroup id={id} type="search" value={typed} onValueChange={setTyped} />
      <Button type="submit" text="Find task" />
    </form>
  );
}

function TaskByExternalId({ externalId }: { externalId: string }) {
  const { currentData, error, refetch } = tasksApi.useTaskByExternalIdQuery(externalId);
  if (isApiError(error) && error.status === 404)
    return <NotFound message={messages.taskNotFound(externalId)} />;
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (!currentData) return <Loading what="the task" />;
  return <EditTask key={currentData.id} task={currentData} />;
}

function TaskById({ id }: { id: string }) {
  const { data, error, refetch } = useTaskDefinitionsQuery();
  const task = data?.find((one) => one.id === id);
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (!data) return <Loading what="the task" />;
  if (!task) return <NotFound message="This task is not there any more." />;
  return <EditTask key={task.id} task={task} />;
}

function NotFound({ message }: { message: string }) {
  return (
    <div role="alert">
      <Callout intent="warning">{message}</Callout>
    </div>
  );
}
