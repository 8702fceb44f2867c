import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormFailure, FormRoot, SubmitButton, type StoreProgress } from '../../shared/form/Form';
import {
  assigning,
  BLANK_TASK,
  useMakeTask,
  type Making,
  type TaskValues,
} from '../../domain/tasks/taskForm';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { toast } from '../../shared/ui/toast';
import { AdminTaskFields } from './AdminTaskFields';
import { NO_AUDIENCE, useAssignTask, type AudienceValues } from './audience';
import { AudienceFields } from './AudienceFields';
import { t } from './en';
import styles from './adminTasks.module.css';

type NewTaskValues = TaskValues & AudienceValues & Making;

const BLANK: NewTaskValues = { ...BLANK_TASK, ...NO_AUDIENCE, type: 'standard', made: null };

export default function NewTaskPage() {
  const [added, setAdded] = useState(0);
  return <NewTask key={added} onAdded={() => setAdded(added + 1)} />;
}

function NewTask({ onAdded }: { onAdded: () => void }) {
  const make = useMakeTask();
  const assign = useAssignTask();
  const submit = async (values: NewTaskValues, keep: StoreProgress<NewTaskValues>) => {
    const id = await make(values, keep);
    await assigning(assign(id, values).unwrap());
    toast.success(t.form.added[values.type]);
    focusPageTitle({ preventScroll: false });
    onAdded();
  };
  return (
    <FormRoot<NewTaskValues> draft="task" defaults={BLANK} onSubmit={submit} className={styles.card}>
      <Fields />
    </FormRoot>
  );
}

function Fields() {
  const made = useWatch<NewTaskValues, 'made'>({ name: 'made' });
  return (
    <>
      <AdminTaskFields existing={made?.values} />
      <Audience />
      <FormFailure />
      <SubmitButton label={made ? t.form.assignAgain : t.form.add} />
    </>
  );
}

function Audience() {
  return <AudienceFields type={useWatch<NewTaskValues, 'type'>({ name: 'type' })} />;
}
