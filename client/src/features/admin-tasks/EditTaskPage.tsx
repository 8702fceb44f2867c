import { Button, Callout, InputGroup } from '@blueprintjs/core';
import { useId, useState, type FormEvent } from 'react';
import { messages } from 'contract/messages';
import type { TaskDefinitionResource } from 'contract/tasks';
import { isApiError } from '../../shared/api/errors';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { tasksApi, useTaskDefinitionsQuery } from '../../domain/tasks/tasks.api';
import { useUrlState } from '../../shared/routing/useUrlState';
import { EditTask } from './EditTask';
import styles from './taskPages.module.css';

const NO_TASK = { externalId: '', id: '' };

/** The address names the task: by external id, or by id where it has none. */
export default function EditTaskPage() {
  const [{ externalId, id }] = useUrlState(NO_TASK);
  return (
    <>
      <FindTask key={externalId} externalId={externalId} />
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
  const [, setAddress] = useUrlState(NO_TASK, {});
  const find = (event: FormEvent) => {
    event.preventDefault();
    setAddress({ externalId: typed.trim(), id: '' });
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
  const query = tasksApi.useTaskByExternalIdQuery(externalId);
  if (isApiError(query.error) && query.error.status === 404)
    return <NotFound message={messages.taskNotFound(externalId)} />;
  return (
    <Loaded query={query} what="the task">
      {(task) => <EditTask key={task.id} task={task} />}
    </Loaded>
  );
}

function TaskById({ id }: { id: string }) {
  const query = useTaskDefinitionsQuery();
  const find = (tasks: readonly TaskDefinitionResource[]) => {
    const task = tasks.find((one) => one.id === id);
    if (!task) return <NotFound message="This task is not there any more." />;
    return <EditTask key={task.id} task={task} />;
  };
  return (
    <Loaded query={query} what="the task">
      {find}
    </Loaded>
  );
}

function NotFound({ message }: { message: string }) {
  return (
    <div role="alert">
      <Callout intent="warning">{message}</Callout>
    </div>
  );
}
