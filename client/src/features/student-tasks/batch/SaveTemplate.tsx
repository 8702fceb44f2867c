import { Button } from '@blueprintjs/core';
import { useFormContext } from 'react-hook-form';
import { changedFields, type TaskValues } from '../../../domain/tasks/taskForm';
import { useCreateTaskMutation } from '../../../domain/tasks/tasks.api';
import { toast } from '../../../shared/ui/toast';
import { runAction } from '../../../shared/ui/undo';
import { t } from './en';

const TEXTS = [
  'name',
  'description',
  'weighted_importance',
  'approx_total_hours',
  'importance',
  'notes',
] as const;

/** Saves the task without assigning it to anyone. */
export function SaveTemplate() {
  const { getValues, trigger } = useFormContext<TaskValues>();
  const [create, { isLoading }] = useCreateTaskMutation();
  const save = async () => {
    if (!(await trigger(TEXTS, { shouldFocus: true }))) return;
    const values = getValues();
    const fields = { ...changedFields(values), type: 'custom', name: values.name.trim() } as const;
    try {
      await runAction(create(fields), t.templateSaved);
    } catch (error) {
      toast.failure(error);
    }
  };
  return <Button text={t.saveTemplate} loading={isLoading} onClick={() => void save()} />;
}
