import { operationRules } from 'contract/admin';
import { Field } from '../../shared/form/Field';
import { openForm } from '../../shared/form/openForm';
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

export const openReason = ({ title, what, submit, done, run }: Asking) =>
  openForm<Values>({
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
