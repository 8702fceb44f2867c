import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormFailure, FormRoot, SubmitButton } from '../../shared/form/Form';
import { assigning, BLANK_TASK, useSaveTask, type TaskValues } from '../../domain/tasks/taskForm';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { toast } from '../../shared/ui/toast';
import { AdminTaskFields } from './AdminTaskFields';
import { NOBODY, useAssignTask, type AudienceValues } from './audience';
import { AudienceFields } from './AudienceFields';
import { t } from './en';
import styles from './taskPages.module.css';

type NewTaskValues = TaskValues & AudienceValues;

const BLANK: NewTaskValues = { ...BLANK_TASK, ...NOBODY, type: 'standard' };

export default function NewTaskPage() {
  const [added, setAdded] = useState(0);
  return <NewTask key={added} onAdded={() => setAdded(added + 1)} />;
}

function NewTask({ onAdded }: { onAdded: () => void }) {
  const { saved, save } = useSaveTask();
  const assign = useAssignTask();
  const submit = async (values: NewTaskValues) => {
    const id = await save(values);
    await assigning(assign(id, values).unwrap());
    toast.success(t.form.added[values.type]);
    focusPageTitle({ preventScroll: false });
    onAdded();
  };
  return (
    <FormRoot<NewTaskValues> draft="task" defaults={BLANK} onSubmit={submit} className={styles.card}>
      <AdminTaskFields existing={saved?.values} />
      <Audience />
      <FormFailure />
      <SubmitButton label={saved ? t.form.assignAgain : t.form.add} />
    </FormRoot>
  );
}

function Audience() {
  return <AudienceFields type={useWatch<NewTaskValues, 'type'>({ name: 'type' })} />;
}
