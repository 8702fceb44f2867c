import { Button, Callout, InputGroup } from '@blueprintjs/core';
import { useId, useState, type FormEvent } from 'react';
import { messages } from 'contract/messages';
import type { TaskDefinitionResource } from 'contract/tasks';
import { isApiError } from '../../shared/api/errors';
import { Grid } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { Empty, Loading } from '../../shared/list/States';
import { TasksApi } from '../../domain/tasks/tasks.api';
import { useUrlState } from '../../shared/routing/useUrlState';
import { BackLink } from '../../shared/ui/BackLink';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { t } from './en';
import styles from './adminTasks.module.css';

const EditTask = lazyComponent(
  async () => ({ default: (await import('./EditTask')).EditTask }),
  () => <Loading what={t.find.what} />,
);

const NO_TASK = { externalId: '', id: '' };

/** The address names the task by its external id, or by its id when it has none. */
export default function EditTaskPage() {
  const [{ externalId, id }] = useUrlState(NO_TASK);
  return (
    <>
      <BackLink to="/admin/tasks">{t.find.all}</BackLink>
      {!id && <FindTask key={externalId} externalId={externalId} />}
      {externalId ? (
        <TaskByExternalId externalId={externalId} />
      ) : id ? (
        <TaskById id={id} />
      ) : (
        <Empty sketch="checklist">{t.find.first}</Empty>
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
    <Grid
      as="form"
      columns="minmax(0, 1fr) auto"
      gap={[1, 3]}
      below={4}
      width="field"
      role="search"
      className={styles.find}
      onSubmit={find}
    >
      <label htmlFor={id}>{t.find.byExternalId}</label>
      <InputGroup id={id} type="search" value={typed} onValueChange={setTyped} />
      <Button type="submit" text={t.find.find} />
    </Grid>
  );
}

function TaskByExternalId({ externalId }: { externalId: string }) {
  const query = TasksApi.useTaskByExternalIdQuery(externalId);
  if (isApiError(query.error) && query.error.status === 404)
    return <NotFound message={messages.taskNotFound(externalId)} />;
  return (
    <Loaded query={query} what={t.find.what}>
      {(task) => <EditTask key={task.id} task={task} />}
    </Loaded>
  );
}

function TaskById({ id }: { id: string }) {
  const query = TasksApi.useTaskDefinitionsQuery();
  const find = (tasks: readonly TaskDefinitionResource[]) => {
    const task = tasks.find((one) => one.id === id);
    if (!task) return <NotFound message={t.find.gone} />;
    return <EditTask key={task.id} task={task} />;
  };
  return (
    <Loaded query={query} what={t.find.what}>
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
