import { operationRules } from 'contract/admin';
import { Field } from '../../shared/form/Field';
import { useFormDialog } from '../../shared/form/useDialogs';
import { runAction } from '../../shared/ui/undo';
import { t } from './en';

interface Values {
  readonly reason: string;
}

interface Asking {
  readonly title: string;
  readonly what: string;
  readonly submit: string;
  readonly done: string;
  readonly run: (reason: string) => Promise<unknown>;
}

export function useReasonDialog() {
  const form = useFormDialog<Values>();
  const ask = ({ title, what, submit, done, run }: Asking) =>
    form.ask({
      title,
      submitLabel: submit,
      defaults: { reason: '' },
      children: (
        <>
          <p>{what}</p>
          <Field<Values> name="reason" label={t.reason} kind="textarea" rules={operationRules.reason} />
        </>
      ),
      onSubmit: async ({ reason }) => {
        await runAction(run(reason), done);
      },
    });
  return { ask, dialog: form.dialog };
}
