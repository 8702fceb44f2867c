import { signInRules } from 'contract/sign-in';
import { Field } from '../../shared/form/Field';
import { openForm } from '../../shared/form/openForm';
import { MoreMenu } from '../../shared/list/RowMenu';
import { useSignedInUser } from '../../shared/api/session';
import { toast } from '../../shared/ui/toast';
import { useResetSecondFactorMutation } from './accounts.api';
import { t } from './en';

interface Values {
  reason: string;
}

export function ResetSecondFactor({ id, name }: { id: string; name: string }) {
  const self = useSignedInUser();
  const [reset] = useResetSecondFactorMutation();
  if (id === self.id) return null;
  const open = () =>
    openForm<Values>({
      title: t.resetTwoStep.title(name),
      submitLabel: t.resetTwoStep.confirm,
      defaults: { reason: '' },
      onSubmit: async ({ reason }) => {
        await reset({ id, reason }).unwrap();
        toast.success(t.resetTwoStep.done(name));
      },
      children: (
        <>
          <p>{t.resetTwoStep.consequence(name)}</p>
          <Field<Values> name="reason" label={t.resetTwoStep.reason} rules={signInRules.reason} />
        </>
      ),
    });
  return (
    <MoreMenu
      label={t.resetTwoStep.more(name)}
      actions={[{ text: t.resetTwoStep.action, opensDialog: true, run: open }]}
    />
  );
}
