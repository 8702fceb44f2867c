import { Button } from '@blueprintjs/core';
import { collegeMessages, collegeRules, type CollegeResource } from 'contract/colleges';
import { DateField } from '../../shared/form/DateField';
import { useConfirm, useFormDialog, type Form } from '../../shared/form/useDialogs';
import { runAction } from '../../shared/ui/undo';
import {
  useAddDeadlinesMutation,
  useEditDeadlinesMutation,
  useResetDeadlinesMutation,
} from './adminColleges.api';
import { t } from './en';
import { deadlineChanges, deadlineValues, hasDeadlines, type DeadlineValues } from './payloads';
import styles from './adminColleges.module.css';

const FIELDS = [
  ['ea_deadline', t.deadlines.ea],
  ['ed1_deadline', t.deadlines.ed1],
  ['ed2_deadline', t.deadlines.ed2],
  ['reg_deadline', t.deadlines.reg],
] as const;

export function useDeadlines() {
  const [add] = useAddDeadlinesMutation();
  const [edit] = useEditDeadlinesMutation();
  const [reset] = useResetDeadlinesMutation();
  const form = useFormDialog<DeadlineValues>();
  const resetting = useConfirm();

  const askToReset = ({ id, attributes: { name } }: CollegeResource) => {
    form.close();
    resetting.ask({
      title: t.deadlines.resetTitle(name),
      children: t.deadlines.resetConsequence,
      confirmLabel: t.deadlines.reset,
      onConfirm: async () => {
        await runAction(reset(id), t.deadlines.resetDone(name));
      },
    });
  };
  const formOf = (college: CollegeResource): Form<DeadlineValues> => {
    const defaults = deadlineValues(college.attributes);
    const some = hasDeadlines(defaults);
    return {
      title: t.deadlines.title(college.attributes.name),
      submitLabel: some ? t.deadlines.save : t.deadlines.add,
      defaults,
      onSubmit: async (values) => {
        const change = { ceeb: college.id, ...deadlineChanges(defaults, values) };
        await (some
          ? runAction(edit(change), collegeMessages.deadlinesUpdated)
          : runAction(add(change), collegeMessages.deadlinesAdded));
      },
      children: (
        <>
          <div className={styles.fields}>
            {FIELDS.map(([name, label]) => (
              <DateField<DeadlineValues> key={name} name={name} label={label} rules={collegeRules.deadline} />
            ))}
          </div>
          {some && (
            <Button
              intent="danger"
              variant="outlined"
              text={t.deadlines.reset}
              onClick={() => askToReset(college)}
            />
          )}
        </>
      ),
    };
  };
  return {
    ask: (college: Promise<CollegeResource>) => form.ask(college.then(formOf)),
    dialogs: (
      <>
        {form.dialog}
        {resetting.dialog}
      </>
    ),
  };
}
