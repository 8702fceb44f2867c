import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { collegeMessages, collegeRules, type CollegeResource } from 'contract/colleges';
import { ConfirmDialog } from '../../shared/form/ConfirmDialog';
import { DateField } from '../../shared/form/DateField';
import { FormDialog } from '../../shared/form/FormDialog';
import { toast } from '../../shared/ui/toast';
import {
  useAddDeadlinesMutation,
  useEditDeadlinesMutation,
  useResetDeadlinesMutation,
} from './adminColleges.api';
import { t } from './en';
import {
  BLANK_DEADLINES,
  deadlineChanges,
  deadlineValues,
  hasDeadlines,
  type DeadlineValues,
} from './payloads';
import styles from './adminColleges.module.css';

interface DeadlinesDialogProps {
  readonly isOpen: boolean;
  readonly college?: CollegeResource;
  readonly onClose: () => void;
}

export function DeadlinesDialog({ isOpen, college, onClose }: DeadlinesDialogProps) {
  const [add] = useAddDeadlinesMutation();
  const [edit] = useEditDeadlinesMutation();
  const [reset] = useResetDeadlinesMutation();
  const [resetting, setResetting] = useState(false);
  const defaults = college ? deadlineValues(college.attributes) : BLANK_DEADLINES;
  const name = college?.attributes.name ?? '';
  const some = hasDeadlines(defaults);

  const save = async (values: DeadlineValues) => {
    if (!college) return;
    const change = { ceeb: college.id, deadlines: deadlineChanges(defaults, values) };
    await (some ? edit(change) : add(change)).unwrap();
    toast.success(some ? collegeMessages.deadlinesUpdated : collegeMessages.deadlinesAdded);
  };
  const clear = async () => {
    if (!college) return;
    await reset(college.id).unwrap();
    toast.success(t.deadlines.resetDone(name));
  };
  return (
    <>
      <FormDialog<DeadlineValues>
        isOpen={isOpen}
        onClose={onClose}
        title={t.deadlines.title(name)}
        submitLabel={some ? t.deadlines.save : t.deadlines.add}
        defaults={defaults}
        onSubmit={save}
      >
        <div className={styles.fields}>
          <DateField<DeadlineValues>
            name="ea_deadline"
            label={t.deadlines.ea}
            rules={collegeRules.deadline}
          />
          <DateField<DeadlineValues>
            name="ed1_deadline"
            label={t.deadlines.ed1}
            rules={collegeRules.deadline}
          />
          <DateField<DeadlineValues>
            name="ed2_deadline"
            label={t.deadlines.ed2}
            rules={collegeRules.deadline}
          />
          <DateField<DeadlineValues>
            name="reg_deadline"
            label={t.deadlines.reg}
            rules={collegeRules.deadline}
          />
        </div>
        {some && (
          <Button
            intent="danger"
            variant="outlined"
            text={t.deadlines.reset}
            onClick={() => {
              onClose();
              setResetting(true);
            }}
          />
        )}
      </FormDialog>
      <ConfirmDialog
        isOpen={resetting}
        title={t.deadlines.resetTitle(name)}
        confirmLabel={t.deadlines.reset}
        onConfirm={clear}
        onClose={() => setResetting(false)}
      >
        <p>{t.deadlines.resetConsequence}</p>
      </ConfirmDialog>
    </>
  );
}
