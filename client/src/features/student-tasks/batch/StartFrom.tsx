import { FormGroup, HTMLSelect } from '@blueprintjs/core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { TaskDefinitionResource } from 'contract/tasks';
import type { TaskValues } from '../../../domain/tasks/taskForm';
import { useTaskDefinitionsQuery } from '../../../domain/tasks/tasks.api';
import { formatDate } from '../../../shared/lib/time';
import { lastTasksIn, startFrom, templatesIn } from '../templates';
import { t } from './en';

const ID = 'batch-start';

/** Fills the form with one of the user's templates or latest tasks. */
export function StartFrom({ first }: { first: string }) {
  const { setValue, formState } = useFormContext<TaskValues>();
  const { data: tasks = [] } = useTaskDefinitionsQuery();
  const [chosen, setChosen] = useState(first);
  const groups = [
    [t.templates, templatesIn(tasks), nameOf],
    [t.lastTasks, lastTasksIn(tasks), datedNameOf],
  ] as const;
  if (groups.every(([, group]) => group.length === 0)) return null;
  const choose = (id: string) => {
    setChosen(id);
    const task = tasks.find((one) => one.id === id);
    if (!task) return;
    const values = Object.entries(startFrom(task)) as [keyof TaskValues, TaskValues[keyof TaskValues]][];
    for (const [name, value] of values)
      setValue(name, value, {
        shouldDirty: true,
        shouldValidate: formState.isSubmitted,
      });
  };
  return (
    <FormGroup label={t.startFrom} labelFor={ID}>
      <HTMLSelect id={ID} fill value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value="">{t.emptyTask}</option>
        {groups.map(
          ([label, group, textOf]) =>
            group.length > 0 && (
              <optgroup key={label} label={label}>
                {group.map((task) => (
                  <option key={task.id} value={task.id}>
                    {textOf(task)}
                  </option>
                ))}
              </optgroup>
            ),
        )}
      </HTMLSelect>
    </FormGroup>
  );
}

const nameOf = ({ attributes: { name } }: TaskDefinitionResource) => name;

const datedNameOf = ({ attributes: { name, createdAt } }: TaskDefinitionResource) =>
  t.addedOn(name, formatDate(createdAt));
