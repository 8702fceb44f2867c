import type { EntityResource } from 'contract/identity';
import { personRules } from 'contract/identity';
import { isApiError } from '../../shared/api/errors';
import { Field } from '../../shared/form/Field';
import { FormDialog } from '../../shared/form/FormDialog';
import { toast } from '../../shared/ui/toast';
import { t } from './en';
import { useAddToEntityMutation } from './entities.api';

/** What the call says of a field or of the network stands; any other refusal has its own sentence. */
export function failure(error: unknown, sentence: string): unknown {
  const telling = isApiError(error) && (error.data.fields || error.status === 0);
  return telling ? error : new Error(sentence, { cause: error });
}

interface Member {
  readonly email: string;
}

interface NewMemberDialogProps {
  readonly isOpen: boolean;
  readonly entity?: EntityResource;
  readonly onClose: () => void;
}

export function NewMemberDialog({ entity, ...props }: NewMemberDialogProps) {
  const [add] = useAddToEntityMutation();
  const save = async ({ email }: Member) => {
    if (!entity) return;
    try {
      await add({ id: entity.id, email }).unwrap();
      toast.success(t.form.added);
    } catch (error) {
      throw failure(error, t.form.notAdded(email));
    }
  };
  return (
    <FormDialog<Member>
      {...props}
      title={t.card.addTo(entity?.attributes.name ?? '')}
      submitLabel={t.card.add}
      defaults={{ email: '' }}
      onSubmit={save}
    >
      <Field<Member>
        name="email"
        label={t.form.email}
        kind="email"
        rules={personRules.email}
        autoComplete="off"
        help={t.form.emailHelp}
      />
    </FormDialog>
  );
}
