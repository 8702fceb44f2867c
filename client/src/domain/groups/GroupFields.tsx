import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { groupRules } from 'contract/groups';
import { Field } from '../../shared/form/Field';
import { t } from './en';

export interface GroupValues {
  readonly name: string;
  readonly shared: boolean;
}

export function GroupFields({ mayShare }: { mayShare: boolean }) {
  const { control } = useFormContext<GroupValues>();
  const shared = useWatch({ control, name: 'shared' });
  const wasShared = useFormState({ control }).defaultValues?.shared;
  const help = shared ? (wasShared ? t.isShared : t.shares) : wasShared ? t.unshares : undefined;
  return (
    <>
      <Field<GroupValues> name="name" label={t.name} rules={groupRules.name} />
      {mayShare && <Field<GroupValues> name="shared" kind="checkbox" label={t.share} help={help} />}
    </>
  );
}
